import type { ReactNode } from "react";
import { CarCrumbs } from "@/components/vehicle/crumbs";

/** The head of a page of cars. @param backdrop the tread behind it */
export function CarHead(props: {
  steps: { label: string; href: string }[];
  title: string;
  lead: string;
  backdrop: ReactNode;
  children?: ReactNode;
}) {
  const { steps, title, lead, backdrop, children } = props;
  return (
    <div className="car-head">
      <div aria-hidden="true">{backdrop}</div>
      <div className="wrap">
        <CarCrumbs steps={steps} />
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
    </div>
  );
}
