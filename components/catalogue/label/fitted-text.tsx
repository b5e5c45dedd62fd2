/**
 * A line of the label's text that is squeezed when it would be longer than its room.
 * @param room in label units
 * @param size in label units; Verdana's letters are about 0.62 of it wide, bold ones 0.71
 */
export function FittedText({
  text,
  x,
  y,
  size,
  room,
  bold = false,
  end = false,
}: {
  text: string;
  x: number;
  y: number;
  size: number;
  room: number;
  bold?: boolean;
  end?: boolean;
}) {
  const tooLong = text.length * size * (bold ? 0.71 : 0.62) > room;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 700 : undefined}
      textAnchor={end ? "end" : undefined}
      textLength={tooLong ? room : undefined}
      lengthAdjust={tooLong ? "spacingAndGlyphs" : undefined}
    >
      {text}
    </text>
  );
}
