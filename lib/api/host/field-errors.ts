type FieldError = { path: string; code: string; message: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A field's name as the contract writes it: `Contact[email]`, `contact/email`, `firstName` and `first-name` are `contact.email`, `first_name`. */
function pathOf(name: unknown): string {
  const parts = [name].flat().filter((part) => typeof part === "string" || typeof part === "number");
  const text = parts.join(".");
  return text
    .replace(/^[#/]+/, "")
    .replace(/\[([^\]]*)\]/g, ".$1")
    .replace(/\//g, ".")
    .replace(/^(?:body|data\.attributes|data)\./, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toLowerCase();
}

/** Every field of what was sent, as a path. */
function pathsOf(value: unknown, before = ""): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = before ? `${before}.${name}` : name;
    return isObject(inner) ? [path, ...pathsOf(inner, path)] : [path];
  });
}

/** The field that is meant: of that very path, else the only one that ends with it. */
function meant(path: string, sent: readonly string[]): string {
  if (sent.includes(path)) return path;
  const ending = sent.filter((each) => each.endsWith(`.${path}`));
  return ending.length === 1 ? (ending[0] ?? path) : path;
}

const messagesOf = (value: unknown): string[] =>
  [value].flat(2).filter((each): each is string => typeof each === "string");

/** `{ email: ["is taken"], … }`: Laravel, Rails, Django REST, ASP.NET. */
function ofMap(map: Record<string, unknown>): [name: unknown, message: string][] {
  return Object.entries(map).flatMap(([name, value]) => {
    const [message] = messagesOf(isObject(value) ? (value.message ?? value.msg) : value);
    return message === undefined ? [] : [[name, message] as [unknown, string]];
  });
}

/** `[{ field, message }]`: ours, Spring, Symfony, express-validator, FastAPI, JSON:API, Joi. */
function ofList(list: readonly unknown[]): [name: unknown, message: string][] {
  return list.filter(isObject).flatMap((entry) => {
    const source = isObject(entry.source) ? entry.source.pointer : undefined;
    const name = [entry.path, entry.field, entry.propertyPath, entry.param, entry.property, entry.loc, source].find(
      (each) => typeof each === "string" || Array.isArray(each),
    );
    const constraints = isObject(entry.constraints) ? Object.values(entry.constraints) : [];
    const [message] = messagesOf([
      entry.message,
      entry.msg,
      entry.defaultMessage,
      entry.detail,
      entry.title,
      constraints,
    ]);
    return name === undefined || message === undefined ? [] : [[name, message] as [unknown, string]];
  });
}

/** Fields of an error that say something about it as a whole, not about a field of what was sent. */
const ofTheWhole = new Set(["message", "error", "status", "code", "detail", "title", "type", "statuscode", "success"]);

/**
 * The errors of single fields in an answer, in the shapes of the common frameworks.
 * @param sent what was sent; a name that ends only one of its paths means that one
 * @returns each field at most once, the first message of each
 */
export function fieldErrors(body: unknown, sent: unknown): FieldError[] {
  if (!isObject(body)) return [];
  const inside = [body.errors, body.violations, body.details, body.detail, body.fields, body.message].find(
    (each) => isObject(each) || (Array.isArray(each) && each.some(isObject)),
  );
  const known = pathsOf(sent);
  const bare = Object.fromEntries(
    Object.entries(body).filter(
      ([name]) => !ofTheWhole.has(name.toLowerCase()) && known.some((path) => meant(pathOf(name), [path]) === path),
    ),
  );
  const found = Array.isArray(inside) ? ofList(inside) : ofMap(isObject(inside) ? inside : bare);
  const errors = new Map<string, FieldError>();
  for (const [name, message] of found) {
    const path = meant(pathOf(name), known);
    if (path && !errors.has(path)) errors.set(path, { path, code: "invalid", message: message.slice(0, 300) });
  }
  return [...errors.values()];
}
