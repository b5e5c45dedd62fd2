declare global {
  // The one name that the shop puts into the global scope.
  var dezen: Map<string, unknown> | undefined;
}

/** A value that all of a process shares. */
type ProcessWide<Value> = { get(): Value; set(value: Value): void };

/**
 * A value of which a process has one. Next bundles a module once per entry, so a variable of a module exists several times;
 * what is kept here exists once, for the page host and every bundle.
 * @param name tells it from the others; each is used in one module only
 * @param initial what it is before it was first set
 */
export function processWide<Value>(name: string, initial: () => Value): ProcessWide<Value> {
  const values = () => {
    globalThis.dezen ??= new Map();
    return globalThis.dezen;
  };
  return {
    get() {
      if (!values().has(name)) values().set(name, initial());
      return values().get(name) as Value;
    },
    set(value) {
      values().set(name, value);
    },
  };
}
