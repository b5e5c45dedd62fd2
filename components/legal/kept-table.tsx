/** What is said of things kept in the browser. `head`: names of the columns; `rows`: for each its purpose and lifetime. */
export type KeptWords<Name extends string> = {
  head: readonly [string, string, string];
  rows: Record<Name, readonly [purpose: string, lifetime: string]>;
};

/** Things kept in the browser by their names, with what each is for and how long it stays. */
export function KeptTable<Name extends string>(props: KeptWords<Name> & { names: readonly Name[] }) {
  const { names, head, rows } = props;
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
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{rows[name][0]}</td>
            <td>{rows[name][1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
