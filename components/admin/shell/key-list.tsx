import type { AdminTexts } from "@/messages/admin/texts";

const keys = [
  ["j k", "move"],
  ["x", "take"],
  ["Enter", "open"],
  ["e", "step"],
  ["h", "hold"],
  ["n", "note"],
  ["t", "tracking"],
  ["p", "print"],
  ["y", "copy"],
  ["u", "undo"],
  ["/", "search"],
  ["g", "go"],
  ["?", "help"],
] as const;

type Props = {
  texts: AdminTexts;
  singleKeys: boolean;
  /** Those that this list has; all those of orders when left out. */
  only?: readonly (typeof keys)[number][1][];
};

/** The keys of a list, as `?` unfolds them. */
export function Keys({ texts, singleKeys, only }: Props) {
  const shown = only ? keys.filter(([, name]) => only.includes(name)) : keys;
  return (
    <details id="keys">
      <summary>
        {texts.key.title} <kbd>?</kbd>
      </summary>
      {singleKeys ? null : <p>{texts.key.off}</p>}
      <dl className="keys">
        {shown.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{texts.key[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
