import { cardColours as colours } from "@/components/card/card-colours";
import { headFamily } from "@/components/card/card-fonts";

/** One value of the label: its name above, its class or figure on its ground. @param ground `null`: none */
export function ClassMark(props: { name: string; value: string; ground: string | null; letter: string }) {
  return (
    <div style={{ display: "flex", flexDirection: "column", marginRight: 36 }}>
      <span style={{ fontSize: 24, color: colours["ink-2"] }}>{props.name}</span>
      <span
        style={{
          display: "flex",
          alignSelf: "flex-start",
          marginTop: 8,
          padding: props.ground ? "2px 26px" : "2px 0",
          background: props.ground ?? "transparent",
          color: props.letter,
          fontFamily: headFamily,
          fontSize: 52,
          lineHeight: 1.15,
        }}
      >
        {props.value}
      </span>
    </div>
  );
}
