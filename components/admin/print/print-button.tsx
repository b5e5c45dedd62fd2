"use client";

/** Opens the browser's print dialogue. */
export function PrintButton({ text }: { text: string }) {
  return (
    <button className="do" type="button" onClick={() => print()}>
      {text}
    </button>
  );
}
