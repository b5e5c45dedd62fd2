const browsers: [name: string, mark: RegExp][] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const systems: [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const nameIn = (table: [string, RegExp][], text: string) => table.find(([, mark]) => mark.test(text))?.[0];

/** A browser and its system as a person knows them, `Chrome, Windows`; empty where the User-Agent names neither. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? "";
  return [nameIn(browsers, text), nameIn(systems, text)].filter(Boolean).join(", ");
}
