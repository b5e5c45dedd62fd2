/** A command is refused and has changed nothing; `values` fill the sentence that the messages have for `code`. */
export class CommandRefused<Code extends string = string> extends Error {
  readonly code: Code;
  readonly values: Record<string, string | number>;

  constructor(code: Code, values: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}
