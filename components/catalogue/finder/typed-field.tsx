import { useTranslations } from "next-intl";
import type { useTyped } from "@/components/catalogue/finder/use-typed";

/** A field for a whole size in any spelling, typed or pasted; shows what it has understood. */
export function TypedField({
  id,
  typed,
  onFocus,
}: {
  id: string;
  typed: ReturnType<typeof useTyped>;
  onFocus: () => void;
}) {
  const t = useTranslations("finder");
  const { state } = typed;
  return (
    <div className="typed">
      <label htmlFor={`${id}-typed`}>{t("typed.label")}</label>
      <input
        id={`${id}-typed`}
        name="q"
        type="text"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        placeholder="205/55 R16 91V"
        value={typed.text}
        aria-describedby={`${id}-read`}
        onFocus={() => {
          typed.load();
          onFocus();
        }}
        onChange={(event) => typed.type(event.target.value)}
      />
      <p className="said" id={`${id}-read`} role="status" data-state={state.kind}>
        {state.kind === "none" ? null : t(`typed.${state.kind}`, { size: state.text })}
      </p>
    </div>
  );
}
