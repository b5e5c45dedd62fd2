import type { Block } from "@/lib/backend/mail/blocks";
import type { Language } from "@/lib/domain/locale";
import { heldWords } from "@/lib/domain/unbroken";

/** Where the second column of amounts ends. */
const width = 64;

/** `label ........ value`, the value at the right edge; on a line of its own when both do not fit. */
function leader(label: string, value: string): string {
  const room = width - label.length - value.length;
  return room >= 2 ? `${label}${" ".repeat(room)}${value}` : `${label}\n${value.padStart(width)}`;
}

/** `label: value`; a value of several lines stands below its label, set in. */
function fact(label: string, value: string): string {
  return value.includes("\n") ? `${label}:\n  ${value.replaceAll("\n", "\n  ")}` : `${label}: ${value}`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "title":
      return `${block.text}\n${"=".repeat(Math.min(width, block.text.length))}`;
    case "heading":
      return `${block.text}\n${"-".repeat(Math.min(width, block.text.length))}`;
    case "text":
    case "small":
      return block.text;
    case "steps":
      return block.items.map((item, place) => `${place + 1}. ${item}`).join("\n");
    case "tyres":
      return block.rows.map(({ name }, place) => `${place + 1}. ${name}`).join("\n");
    case "goods":
      return block.rows.map((row) => `${row.name}\n${leader(`  ${row.detail}`, row.price)}`).join("\n");
    case "sums":
      return block.rows.map((row) => leader(row.label, row.value)).join("\n");
    case "facts":
      return block.rows.map((row) => fact(row.label, row.value)).join("\n");
    case "picture":
    case "photograph":
      return "";
    case "link":
      return `${block.text}:\n${block.href}`;
  }
}

/**
 * A mail as plain text. No-break spaces become plain ones, so that an account number can be copied; they stay where a line
 * would end in a one-letter word.
 */
export function renderText(blocks: readonly Block[], language: Language): string {
  const parts = blocks.map(blockText).filter((part) => part !== "");
  const text = `${parts.join("\n\n")}\n`.replace(/[\u00a0\u202f]/g, " ");
  return language === "en" ? text : heldWords(text);
}
