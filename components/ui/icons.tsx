/** Line icons on a 24 × 24 grid, stroked in the text colour. */
const shapes = {
  account: "M12 4a4 4 0 010 8 4 4 0 010-8zM4 21c1-5 4-7 8-7s7 2 8 7",
  alert: "M12 3L1.5 21h21zM12 10v5M12 18v.5",
  arrow: "M3 12h17M13 5l7 7-7 7",
  back: "M4 9h11a5 5 0 010 10H9M8 4L3 9l5 5",
  car: "M3 16v-4l2-1 2-5h9l3 5 2 1v4zM3 12h18M6.5 16a1.6 1.6 0 000 3.2 1.6 1.6 0 000-3.2zM17.5 16a1.6 1.6 0 000 3.2 1.6 1.6 0 000-3.2z",
  card: "M2.5 5.5h19v13h-19zM2.5 9.5h19M6 14.5h4",
  cart: "M2 4h3l3 12h11l2.5-8.5H6.5M9.5 18.6a1.4 1.4 0 000 2.8 1.4 1.4 0 000-2.8zM17.5 18.6a1.4 1.4 0 000 2.8 1.4 1.4 0 000-2.8z",
  check: "M4 12.5l5.5 5.5L20 6.5",
  clock: "M12 3a9 9 0 010 18 9 9 0 010-18zM12 6.5V12l4 3",
  close: "M5 5l14 14M19 5L5 19",
  download: "M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20h16",
  filter: "M3 6h18M6 12h12M10 18h4",
  left: "M21 12H4M11 5l-7 7 7 7",
  plus: "M12 4v16M4 12h16",
  search: "M10.5 4a6.5 6.5 0 010 13 6.5 6.5 0 010-13zM15.5 15.5L21 21",
  truck: "M1 6h13v11H1zM14 10h5l4 4v3h-9M6 16.5a2 2 0 000 4 2 2 0 000-4zM18 16.5a2 2 0 000 4 2 2 0 000-4z",
} as const;

export type IconName = keyof typeof shapes;

/** An icon beside words. It says nothing by itself: the words, or the control's aria-label, do. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
