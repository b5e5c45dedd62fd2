import { Link } from "@/components/ui/link";
import { Icon } from "./icon";
import { closeIcon } from "./icons/close";

/**
 * A filter that is set; following it takes the filter away.
 * @param removeLabel what following does, read after the label, for example "remove"
 */
export function Chip({ label, removeLabel, href }: { label: string; removeLabel: string; href: string }) {
  return (
    <Link className="chip" href={href} rel="nofollow">
      {label} <Icon shape={closeIcon} />
      <span className="vh">{removeLabel}</span>
    </Link>
  );
}
