/** Controls of C0 but the end of a line and the tab, DEL, controls of C1, and what turns the direction of writing. */
const commands = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Text with data of others in it, made safe to print: a terminal obeys control characters (ECMA-48), so each is shown as its
 * sign in Unicode's block of control pictures, or as U+FFFD where there is none.
 */
export function terminalText(text: string): string {
  return text.replace(commands, (command) => {
    const code = command.codePointAt(0) ?? 0;
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\ufffd";
  });
}
