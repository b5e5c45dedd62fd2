"use client";

import { useFormState } from "./staff-form";

/** The recovery codes that a form has just made, to be printed or written down. */
export function RecoveryCodes({ title, lead }: { title: string; lead: string }) {
  const { codes } = useFormState();
  if (codes.length === 0) return null;
  return (
    <section className="codes" role="status" tabIndex={-1}>
      <h2>{title}</h2>
      <p className="q">{lead}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
