const star = "M0-1l.24.67h.71l-.57.43.2.7L0 .4l-.58.4.2-.7-.57-.43h.71z";

const stars = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const x = (18 + 8 * Math.sin(angle)).toFixed(1);
  const y = (12 - 8 * Math.cos(angle)).toFixed(1);
  return `<path transform="translate(${x} ${y}) scale(1.4)" d="${star}"/>`;
}).join("");

/** The flag of the European Union: twelve stars on a circle a third of its height, none of them turned. */
const europeanFlag = `<path fill="var(--eu-blue)" d="M0 0h36v24H0z"/><g fill="var(--eu-c)">${stars}</g>`;

const energ = [
  "M0 0h14.7v4.5H4.5v4.2h9.8V13H4.5v4.6h10.2V22H0z",
  "M17.2 22V0h5.4l9 14.7V0H36v22h-5.4l-9-14.5V22z",
  "M38.6 0h14.7v4.5H43.1v4.2h9.8V13h-9.8v4.6h10.2V22H38.6z",
  "M55.6 22V0h12c3.4 0 5 1.6 5 5v2.5c0 2.2-.6 3.7-1.8 4.6 1.2.8 1.8 2.1 1.8 4V22H68v-5.3c0-1.9-.7-2.5-2.6-2.5h-5.3V22zM60.1 10h5.2c2.1 0 2.8-.5 2.8-2.7s-.6-2.8-2.7-2.8h-5.3z",
  "M94.5 4.5H83.3c-2.3 0-3.4 1.9-3.4 6.5s1.1 6.5 3.4 6.5h6.6v-4H85V9.3h9.5V22H83c-5.3 0-7.8-3.4-7.8-11S77.7 0 83 0h11.5z",
  "M108 -1.5L97 12.5h6.6l-3 12L112 9.3h-7z",
].map((letter) => `<path d="${letter}"/>`);

/** Flag and the word ENERG with a flash, as on every European energy label; drawn, so that no font is needed. SVG. */
export const labelHeader =
  `<g transform="translate(8.5 9)">${europeanFlag}</g>` +
  `<g transform="translate(51 10)" fill="var(--eu-blue)" fill-rule="evenodd">${energ.join("")}</g>`;
