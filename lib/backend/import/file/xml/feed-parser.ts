import { SaxesParser } from "saxes";
import { maxRow } from "@/lib/backend/import/file/list-file";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** An element of a feed. `text`: its own, trimmed, without that of its children. */
export type XmlNode = {
  name: string;
  line: number;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
};

/** No feed is nested deeper; a file that is, is made to hurt. */
const maxDepth = 24;
/** Elements that one item may have. */
const maxNodes = 4000;
/** Most elements have no children: they share this. */
const none: XmlNode[] = [];

function addTo(parent: XmlNode | undefined, child: XmlNode): void {
  if (!parent) return;
  if (parent.children === none) parent.children = [child];
  else parent.children.push(child);
}

/**
 * Reads XML piece by piece into elements. Nothing is ever fetched and no entity is replaced but XML's own five and
 * `&nbsp;`: a file that declares its own is refused (source: OWASP, "XML External Entity Prevention").
 */
export class FeedParser {
  /** The outermost element, with everything in it where no item is asked for. */
  root: XmlNode | undefined;
  /** Elements begun so far. */
  count = 0;
  readonly #file: string;
  readonly #item: readonly string[] | undefined;
  readonly #parser = new SaxesParser({ xmlns: false as const, position: true });
  readonly #open: XmlNode[] = [];
  #items: XmlNode[] = [];
  #size = 0;
  #nodes = 0;
  #unspoken = 0;

  /**
   * @param file what to call the file in a refusal
   * @param item names of elements from the outermost to the repeated one; only such elements are kept, and given out
   */
  constructor(file: string, item?: readonly string[]) {
    this.#file = file;
    this.#item = item;
    const parser = this.#parser;
    parser.ENTITIES.nbsp = "\u00a0";
    parser.on("error", (error) => this.#broken(error.message));
    parser.on("doctype", (text) => {
      if (/<!ENTITY/i.test(text)) throw new ImportRefused("xml_entities", { file });
    });
    parser.on("opentag", ({ name, attributes }) => this.#begin(name, attributes));
    parser.on("text", (text) => this.#say(text));
    parser.on("cdata", (text) => this.#say(text));
    parser.on("comment", () => this.#spoken());
    parser.on("closetag", () => this.#end());
  }

  /** Reads on. @returns the items that end here. @throws ImportRefused `not_xml`, `xml_entities`, `row_too_long`, `xml_too_deep` */
  write(text: string): XmlNode[] {
    this.#unspoken += text.length;
    this.#items = [];
    this.#parser.write(text);
    if (this.#unspoken > 2 * maxRow) this.#tooLong();
    return this.#items;
  }

  /** Ends the file. @throws ImportRefused `not_xml` where an element is still open */
  close(): void {
    this.#parser.close();
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#spoken();
    if (this.#open.length >= maxDepth)
      throw new ImportRefused("xml_too_deep", { file: this.#file, line: this.#line, max: maxDepth });
    this.count += 1;
    const node = { name, line: this.#parser.line, attributes, text: "", children: none };
    const depth = this.#open.length;
    const parent = this.#open.at(-1);
    this.#open.push(node);
    if (!parent) this.root = node;
    if (!this.#item) addTo(parent, node);
    else if (depth >= this.#item.length && this.#inItem()) {
      addTo(parent, node);
      this.#nodes += 1;
      for (const value of Object.values(attributes)) this.#size += value.length;
    } else if (depth === this.#item.length - 1) this.#nodes = this.#size = 0;
    if (this.#item && (this.#nodes > maxNodes || this.#size > maxRow)) this.#tooLong();
  }

  #say(text: string): void {
    this.#spoken();
    const node = this.#open.at(-1);
    if (!node || text.trim() === "") return;
    node.text = node.text === "" ? text.trim() : `${node.text} ${text.trim()}`;
    this.#size += text.length;
    if (this.#item && this.#size > maxRow) this.#tooLong();
  }

  #end(): void {
    this.#spoken();
    const ends = this.#item !== undefined && this.#open.length === this.#item.length && this.#inItem();
    const node = this.#open.pop();
    if (ends && node) this.#items.push(node);
  }

  #inItem(): boolean {
    return this.#item?.every((name, depth) => this.#open[depth]?.name === name) ?? false;
  }

  #spoken(): void {
    this.#unspoken = 0;
  }

  get #line(): string {
    return String(this.#parser.line);
  }

  #tooLong(): never {
    throw new ImportRefused("row_too_long", { file: this.#file, line: this.#line, max: maxRow });
  }

  #broken(message: string): never {
    const reason = message.replace(/^[\d:]+\s*/, "");
    throw new ImportRefused("not_xml", { file: this.#file, line: this.#line, reason });
  }
}
