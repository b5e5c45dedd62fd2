/**
 * Everything the shop keeps in the browser beside cookies, by its key: in `localStorage` until it is deleted, in
 * `sessionStorage` until the tab is closed.
 */
export const storageKeys = [
  "color-scheme",
  "suggestion-seen",
  "dezen-car",
  "dezen-compare",
  "dezen-recent",
  "guest-profile",
  "order-attempts",
  "draft_contact",
] as const;

export type StorageKey = (typeof storageKeys)[number];

export type StorageWords = {
  head: readonly [string, string, string];
  rows: Record<StorageKey, readonly [purpose: string, lifetime: string]>;
};

/** The entries with what each is for and how long it stays. */
export function StorageTable({ head, rows }: StorageWords) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storageKeys.map((key) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td>{rows[key][0]}</td>
            <td>{rows[key][1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
