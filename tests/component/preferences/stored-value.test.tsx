import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { storedValue, useStoredValue } from "@/lib/preferences/stored-value";

const numbers = storedValue<readonly number[]>("test-numbers", [], (text) => {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error("no list");
  return list;
});

function Shown() {
  return <p>{useStoredValue(numbers).join() || "nothing"}</p>;
}

beforeEach(() => act(() => numbers.write(null)));
afterEach(() => {
  jest.restoreAllMocks();
});

describe("a value in the browser's storage", () => {
  test("is shown everywhere as soon as it changes, and is the same object until it does", () => {
    render(<Shown />);
    act(() => numbers.write("[1,2]"));
    expect(screen.getByText("1,2")).toBeVisible();
    expect(numbers.read()).toBe(numbers.read());
  });

  test("follows another tab", () => {
    render(<Shown />);
    act(() => {
      localStorage.setItem("test-numbers", "[3]");
      dispatchEvent(new StorageEvent("storage", { key: "test-numbers" }));
    });
    expect(screen.getByText("3")).toBeVisible();
  });

  test("is nothing where something else was written, however often it is read", () => {
    for (const text of ["{", "{}", "", "7"]) {
      localStorage.setItem("test-numbers", text);
      expect(numbers.read()).toEqual([]);
      expect(numbers.read()).toEqual([]);
    }
  });

  test("is nothing where storage is closed, and keeping it fails quietly", () => {
    act(() => numbers.write("[4]"));
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    for (const name of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(closed);
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(numbers.read()).toEqual([]);
    numbers.write("[5]");
    numbers.write(null);
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
