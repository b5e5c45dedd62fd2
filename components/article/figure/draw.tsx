import type { ReactNode } from "react";

/** A drawing 360 units wide, which is a phone's width: its letters are never smaller than they are written here. */
export function Draw({
  height,
  caption,
  width = 360,
  children,
}: {
  height: number;
  caption: string;
  width?: number;
  children: ReactNode;
}) {
  return (
    <svg className="fg" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
      {children}
    </svg>
  );
}

/** A number on the accent, by which a legend refers to a place of the drawing. */
export function Marker({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fg-hot" x="-10" y="-10" width="20" height="20" />
      <text className="fg-on" y="5" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
