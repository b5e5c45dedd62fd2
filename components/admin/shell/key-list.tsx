import type { AdminTexts } from "@/messages/admin/texts";

/** The keys of a list of orders, by what they do. */
const orderKeys = [
  ["x", "take"],
  ["Enter", "open"],
  ["e", "step"],
  ["h", "hold"],
  ["n", "note"],
  ["t", "tracking"],
  ["p", "print"],
  ["y", "copy"],
] as const;

type Props = {
  texts: AdminTexts;
  singleKeys: boolean;
  /** What the room's own keys do, in words; those of a list of orders when left out. */
  own?: readonly (readonly [key: string, text: string])[];
};

/** The keys of a list, as `?` unfolds them. */
export function Keys({ texts, singleKeys, own }: Props) {
  const { key: words } = texts;
  const keys = [
    ["j k", words.move] as const,
    ...(own ?? orderKeys.map(([key, name]) => [key, words[name]] as const)),
    ["u", words.undo] as const,
    ...(own ? [] : [["/", words.search] as const]),
    ["g", words.go] as const,
    ["?", words.help] as const,
  ];
  return (
    <details id="keys">
      <summary>
        {words.title} <kbd>?</kbd>
      </summary>
      {singleKeys ? null : <p>{words.off}</p>}
      <dl className="keys">
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
