import { type ClipboardEvent, useEffect, useState } from "react";
import type { Choice } from "@/components/catalogue/finder/size-part";
import type { Typed } from "@/components/catalogue/finder/typed-choice";
import type { SizeRow } from "@/lib/contract/catalogue";

type Reader = typeof import("@/components/catalogue/finder/typed-choice");

/** State of a typed size: nothing yet, the parts were filled, or no tyre has it. */
export type TypedState = { kind: "none" } | { kind: "read" | "missing"; text: string };

/**
 * The field that takes a whole size in any spelling and fills the four parts. The reader is loaded when the field is
 * first used.
 * @param fill called with the parts, once the sizes of the shop are known
 */
export function useTyped(rows: SizeRow[] | undefined, season: string, fill: (choice: Choice) => void) {
  const [text, setText] = useState("");
  const [typed, setTyped] = useState<Typed | null>(null);
  const [reader, setReader] = useState<Reader | null>(null);
  const [state, setState] = useState<TypedState>({ kind: "none" });

  const load = () => {
    if (reader) return;
    import("@/components/catalogue/finder/typed-choice").then(setReader, (error: unknown) => {
      console.warn("A typed size cannot be read here, the form asks the server:", error);
    });
  };
  const type = (next: string) => {
    load();
    setText(next);
    setTyped(null);
    setState({ kind: "none" });
  };
  useEffect(() => {
    const next = reader && text !== "" ? reader.readTyped(text) : null;
    setTyped((known) => (known?.text === next?.text ? known : next));
  }, [reader, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a size is filled in once, when it has been read
  useEffect(() => {
    if (!reader || !rows || !typed) return;
    const choice = reader.typedChoice(rows, typed.size, season);
    if (choice) fill(choice);
    setState({ kind: choice ? "read" : "missing", text: typed.text });
  }, [reader, rows, typed]);

  return {
    text,
    state,
    load,
    type,
    /** Clears the typed text after one of the four parts was changed by hand. */
    clear() {
      if (text !== "") type("");
    },
    /** Something is typed that the four parts do not show. */
    open: text.trim() !== "" && state.kind !== "read",
    /** A size pasted anywhere in the finder is as good as one pasted into the field. */
    paste(event: ClipboardEvent) {
      if (event.target instanceof HTMLInputElement) return;
      const pasted = event.clipboardData.getData("text").slice(0, 80);
      if (/\d{3}/.test(pasted)) type(pasted);
    },
  };
}
