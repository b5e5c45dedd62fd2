import type { TermsFacts } from "@/components/legal/facts";

/** The ways to pay as a back end elsewhere tells of them, each with its fee. */
export function HostPayments({ payments }: Pick<TermsFacts, "payments">) {
  if (payments.length === 0) return null;
  return (
    <ul>
      {payments.map(({ name, fee }) => (
        <li key={name}>{fee === null ? name : `${name} (${fee})`}</li>
      ))}
    </ul>
  );
}
