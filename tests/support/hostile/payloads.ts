/** What every payload does if it is taken for markup or script: calls `__ran`, asks the host `evil`, or leaves `data-evil`. */
export const payloads = {
  "a script element": "<script data-evil>__ran(1)</script>",
  "a picture that fails": '"><img data-evil src=x onerror=__ran(2)>',
  "a drawing that loads": "'><svg data-evil onload=__ran(3)>",
  "the end of a script": "</script><script data-evil>__ran(4)</script>",
  "an address that is a script": "javascript:__ran(5)//",
  "an attribute": 'x" autofocus onfocus=__ran(6) data-evil="',
  "a style": "</style><style data-evil>*{background:url(//evil/c)}</style>",
  markdown: "[x](javascript:__ran(8)) ![y](//evil/i.png)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the text is to look like
  templates: "{{x.constructor('__ran(9)')()}} ${__ran(9)} {name} %s",
  entities: "&lt;img data-evil src=x onerror=__ran(10)&gt; &#60;b&#62;",
  SQL: "'; drop table product; -- \" or 1=1 /*",
  "turned writing": "\u202Edeb\u202C --> ]]> <b data-evil>x",
  "a closed text field": "</textarea></title></option><iframe data-evil src=//evil>",
} as const;

export const payloadList = Object.entries(payloads);

/**
 * All payloads in as few texts as fit into a field, for what takes long to fill in. The address that is a script begins one: it is
 * one nowhere else.
 * @param longest characters that the field takes
 */
export function payloadsWithin(longest: number): string[] {
  const texts: string[] = [];
  for (const [, text] of payloadList) {
    const joined = `${texts.at(-1)} ${text}`;
    if (texts.length === 0 || text.startsWith("javascript:") || joined.length > longest) texts.push(text);
    else texts[texts.length - 1] = joined;
  }
  return texts;
}
