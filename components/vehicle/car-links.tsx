import { Link } from "@/components/ui/link";

/** Makes or models to choose from, each with what stands behind it. */
export function CarLinks({ links }: { links: { href: string; name: string; note: string }[] }) {
  return (
    <ul className="car-links">
      {links.map(({ href, name, note }) => (
        <li key={href}>
          <Link href={href}>
            <b>{name}</b>
            <span className="sm muted">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
