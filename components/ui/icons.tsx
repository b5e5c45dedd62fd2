/** Line icons on a 24 × 24 grid, stroked in the text colour. */
const shapes = {
  account: "M12 4a4 4 0 010 8 4 4 0 010-8zM4 21c1-5 4-7 8-7s7 2 8 7",
  alert: "M12 3L1.5 21h21zM12 10v5M12 18v.5",
  arrow: "M3 12h17M13 5l7 7-7 7",
  auto: "M12 3a9 9 0 000 18zM12 3a9 9 0 010 18",
  back: "M4 9h11a5 5 0 010 10H9M8 4L3 9l5 5",
  car: "M3 16v-4l2-1 2-5h9l3 5 2 1v4zM3 12h18M6.5 16a1.6 1.6 0 000 3.2 1.6 1.6 0 000-3.2zM17.5 16a1.6 1.6 0 000 3.2 1.6 1.6 0 000-3.2z",
  card: "M2.5 5.5h19v13h-19zM2.5 9.5h19M6 14.5h4",
  cart: "M2 4h3l3 12h11l2.5-8.5H6.5M9.5 18.6a1.4 1.4 0 000 2.8 1.4 1.4 0 000-2.8zM17.5 18.6a1.4 1.4 0 000 2.8 1.4 1.4 0 000-2.8z",
  check: "M4 12.5l5.5 5.5L20 6.5",
  clock: "M12 3a9 9 0 010 18 9 9 0 010-18zM12 6.5V12l4 3",
  close: "M5 5l14 14M19 5L5 19",
  download: "M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20h16",
  filter: "M3 6h18M6 12h12M10 18h4",
  globe: "M12 3a9 9 0 010 18 9 9 0 010-18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z",
  left: "M21 12H4M11 5l-7 7 7 7",
  mail: "M2.5 5h19v14h-19zM3 6l9 7 9-7",
  menu: "M3 6h18M3 12h18M3 18h18",
  minus: "M4 12h16",
  moon: "M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z",
  noise: "M3 9v6h4l5 4V5L7 9zM16 8.5q3 3.5 0 7M19 6q5 6 0 12",
  phone: "M5 3h4l2 5-2.5 2a12 12 0 005.5 5.5L16 13l5 2v4q0 2-2 2A16 16 0 013 5q0-2 2-2z",
  pin: "M12 22q-7-8-7-13a7 7 0 0114 0q0 5-7 13zM12 6.5a2.5 2.5 0 010 5 2.5 2.5 0 010-5z",
  plus: "M12 4v16M4 12h16",
  search: "M10.5 4a6.5 6.5 0 010 13 6.5 6.5 0 010-13zM15.5 15.5L21 21",
  store: "M3 10l2-6h14l2 6M4 10v10h16V10M3 10h18M9 20v-6h6v6",
  sun: "M12 7.5a4.5 4.5 0 010 9 4.5 4.5 0 010-9zM12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M4.6 19.4l1.7-1.7M17.7 6.3l1.7-1.7",
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
