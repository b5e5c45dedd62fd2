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

/** The keys of a list of orders, as `?` unfolds them. */
export function Keys({ texts, singleKeys }: { texts: AdminTexts; singleKeys: boolean }) {
  return (
    <details id="keys">
      <summary>
        {texts.key.title} <kbd>?</kbd>
      </summary>
      {singleKeys ? null : <p>{texts.key.off}</p>}
      <dl className="keys">
        {keys.map(([key, name]) => (
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
