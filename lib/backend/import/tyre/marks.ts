/** Marks read out of a name; absent: the name says nothing about it. */
export type Marks = {
  xl?: true;
  runflat?: true;
  studded?: true;
  commercial?: true;
  threePmsf?: true;
  ms?: true;
  ev?: true;
  homologation?: string;
};

/** Run-flat marks of the makers. `MOE` and `AOE` are homologations that are run-flat as well. */
const runflat =
  /^(?:RFT|ROF|SSR|ZP|ZPS|R-F|DSST|HRS|XRP|EMT|CSR|RUNFLAT|RUN-FLAT|RUNONFLAT|RF[-/]?T|FLATRUN|MOE|MOEXTENDED|AOE)$/;

/** Carmakers' marks that no pattern is called by. */
const carmaker =
  /^(?:★|\*|BMW|MINI|MO|MO1|MO-S|MOE|MOEXTENDED|AO|AO1|AO2|AOE|R[O0]|R[O0][12]|N[0-6]|N[A-F][0-9]|VOL|JLR|MGT|MC1|ALP|GOE|POL|LTS|\(\+\))$/;
/** Marks that are also plain letters of pattern names (`Eagle F1`): only trusted after the service description. */
const shortCarmaker = /^(?:VO|VW|J|LR|T[0-2]|F|F1|F01|K1|K2|L|MC|FD|C1|HN|AR|AM[0-9]|B|B1|POR)$/;

const spelling: Record<string, string> = {
  ...{ "*": "★", BMW: "★", MINI: "★", "(+)": "+", MOEXTENDED: "MOE" },
  ...{ R0: "RO", R01: "RO1", R02: "RO2", F01: "F1", VW: "VO" },
};

/** Signs of rim protection, side letters and ply: true of the tyre, but nothing the shop sells by. */
const passedOver = /^(?:MFS|FSL|RPB|FP|RWL|OWL|BSW|BLK|TL|TT|LR[A-F]|RG|DOT\d*|НС\d+)$/;
const onlyInTail = /^(?:FR|RF|\d{1,2}PR)$/;

function readMark(token: string, inTail: boolean, marks: Marks): boolean {
  const word = token.toUpperCase().replace(/^\((?!\+\))(.+)\)$/, "$1");
  const bracketed = word !== token.toUpperCase();
  if (word === "XL" || word === "EXTRALOAD" || /^REINF(?:ORCED)?\.?$/.test(word) || (inTail && word === "RF"))
    marks.xl = true;
  else if (/^(?:ШИП\.?|ШИПОВАННАЯ|STUDDED|HROTY)$/.test(word)) marks.studded = true;
  else if (word === "3PMSF") marks.threePmsf = true;
  else if (word === "M+S" || (inTail && word === "MS")) marks.ms = true;
  else if (word === "EV" || word === "ELECT") marks.ev = true;
  else if (/^C-?\d{1,2}PR$/.test(word)) marks.commercial = true;
  else if (carmaker.test(word) || ((inTail || bracketed) && shortCarmaker.test(word))) {
    marks.homologation ??= spelling[word] ?? word;
    if (runflat.test(word)) marks.runflat = true;
  } else if (runflat.test(word)) marks.runflat = true;
  else return passedOver.test(word) || (inTail && onlyInTail.test(word));
  return true;
}

function tokens(text: string): string[] {
  return text
    .replace(/run\s?-?on\s?-?flat|run\s?-?flat|flat\s?run/gi, "RunFlat")
    .replace(/extra[\s-]?load/gi, "ExtraLoad")
    .replace(/(?<=\s|^)(?:s\s+hroty|s\s+hrotmi)(?=\s|$)/gi, "hroty")
    .split(/\s+/)
    .filter(Boolean);
}

/** Marks in what follows the service description in a full name: `FR (MO) XL`. */
export function marksInTail(text: string): Marks {
  const marks: Marks = {};
  for (const token of tokens(text.replace(/[,;]/g, " "))) readMark(token, true, marks);
  return marks;
}

/**
 * Takes the marks off both ends of a pattern's name, so that `Sport 3 XL MO` and `Sport 3` are one pattern and what
 * is left is how the maker calls it. Marks in the middle stay: they belong to the name.
 */
export function splitMarks(pattern: string): { pattern: string; marks: Marks } {
  const marks: Marks = {};
  const words = tokens(pattern);
  const spare = () => words.length > 1;
  while (spare() && readMark(words.at(-1) ?? "", false, marks)) words.pop();
  while (spare() && (words[0] === "LT" || readMark(words[0] ?? "", false, marks))) words.shift();
  return { pattern: words.join(" ").replace(/[\s,;–-]+$/u, ""), marks };
}
