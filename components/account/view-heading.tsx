import type { ReactNode } from "react";

/** The page's heading, or the dialog's. */
export type ViewHeadingProps = { level: "h1" | "h2"; headingId: string };

/** The heading of a view and the sentence below it. */
export function ViewHeading(props: ViewHeadingProps & { title: ReactNode; text: ReactNode }) {
  const { level: Heading, headingId, title, text } = props;
  return (
    <>
      <Heading id={headingId} tabIndex={-1}>
        {title}
      </Heading>
      <p className="muted sm mt-1">{text}</p>
    </>
  );
}
