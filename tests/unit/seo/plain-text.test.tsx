import { describe, expect, it } from "@jest/globals";
import { plainText } from "@/components/structured-data/plain-text";

const Linked = ({ children }: { children: string }) => <a href="/cs">{children}</a>;

describe("plain text of elements", () => {
  it("keeps the words, also those between the tags of a component, and parts paragraphs", () => {
    expect(
      plainText(
        <>
          <p>
            Do {14} dnů, <Linked>jak chcete</Linked>.
          </p>
          <p>Bez důvodu.</p>
        </>,
      ),
    ).toBe("Do 14 dnů, jak chcete. Bez důvodu. ");
  });

  it("takes nothing from what is not shown", () => {
    expect(plainText([null, false, undefined])).toBe("");
  });
});
