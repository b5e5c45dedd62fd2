import type { Block, Fact, MailPicture } from "@/lib/backend/mail/blocks";
import { card, paper, style } from "@/lib/backend/mail/mail-style";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML: what a shopper typed can never become markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const e = escapeHtml;
const table = (rows: string) => `<table role="presentation" style="${style.table}">${rows}</table>`;
const bold = (html: string, strong: boolean | undefined) => (strong ? `<b>${html}</b>` : html);

const photograph = ({ src, width, height }: MailPicture, alt: string, margin: string) =>
  `<img src="${e(src)}" alt="${e(alt)}" width="${width}" height="${height}" style="${style.photograph};${margin}">`;

type Row = { html: string; picture?: MailPicture; number?: string };

/** A table of tyres; where any of them has a photograph, those stand in a column of their own. Their names say what they show. */
function tyreTable(rows: readonly Row[]): string {
  const shown = rows.some(({ picture }) => picture);
  const picture = (of: Row) => (of.picture ? photograph(of.picture, "", "margin:0 auto") : "");
  return table(
    rows
      .map((row) =>
        [
          "<tr>",
          shown ? `<td style="${style.pictures}">${picture(row)}</td>` : "",
          `<td style="${style.cell}">${row.html}</td>`,
          row.number === undefined ? "" : `<td style="${style.number}">${e(row.number)}</td>`,
          "</tr>",
        ].join(""),
      )
      .join(""),
  );
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "title":
      return `<h1 style="${style.title}">${e(block.text)}</h1>`;
    case "heading":
      return `<h2 style="${style.heading}">${e(block.text)}</h2>`;
    case "text":
      return `<p style="${style.text}">${e(block.text)}</p>`;
    case "small":
      return `<p style="${style.small}">${e(block.text)}</p>`;
    case "steps":
      return `<ol style="${style.list}">${block.items.map((item) => `<li>${e(item)}</li>`).join("")}</ol>`;
    case "goods": {
      const name = (row: (typeof block.rows)[number]) =>
        `<b>${e(row.name)}</b><br><span style="${style.detail}">${e(row.detail)}</span>`;
      return tyreTable(block.rows.map((row) => ({ html: name(row), picture: row.picture, number: row.price })));
    }
    case "tyres":
      return tyreTable(block.rows.map(({ name, picture }) => ({ html: e(name), picture })));
    case "sums": {
      const row = (one: (typeof block.rows)[number]) =>
        `<tr><td style="${style.cell}">${bold(e(one.label), one.strong)}</td><td style="${style.number}">${bold(e(one.value), one.strong)}</td></tr>`;
      return table(block.rows.map(row).join(""));
    }
    case "facts": {
      const value = ({ value, tyres = [] }: Fact) =>
        tyres.some(({ picture }) => picture)
          ? tyreTable(tyres.map(({ name, picture }) => ({ html: e(name), picture })))
          : e(value);
      const row = (one: Fact) =>
        `<tr><th scope="row" style="${style.label}">${e(one.label)}</th><td style="${style.value}">${value(one)}</td></tr>`;
      return `<table style="${style.table}">${block.rows.map(row).join("")}</table>`;
    }
    case "picture":
      return `<img src="cid:${e(block.cid)}" alt="${e(block.alt)}" width="${block.size}" height="${block.size}" style="${style.picture}">`;
    case "photograph":
      return photograph(block.picture, block.alt, "margin:0 0 16px");
    case "link":
      return `<p style="${style.text}"><a href="${e(block.href)}" style="${style.button}">${e(block.text)}</a></p>`;
  }
}

/** A mail as an HTML document: tables and inline styles, as mail readers want it; one column of at most 600 pixels. */
export function renderHtml(
  blocks: readonly Block[],
  page: { language: string; subject: string; brand: string },
): string {
  const frame = `width:100%;max-width:600px;border-collapse:collapse;background:${card}`;
  return `<!doctype html>
<html lang="${e(page.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${e(page.subject)}</title></head>
<body style="${style.body}"><table role="presentation" width="100%" style="border-collapse:collapse;background:${paper}"><tr><td align="center" style="padding:0">
<table role="presentation" style="${frame}"><tr><td style="${style.brand}">${e(page.brand)}</td></tr><tr><td style="${style.content}">
${blocks.map(blockHtml).join("\n")}
</td></tr></table></td></tr></table></body></html>
`;
}
