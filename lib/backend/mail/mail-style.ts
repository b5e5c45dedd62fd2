/** Colours of the shop's light scheme, written out: mail readers know no style sheet with tokens. */
const ink = "#141618";
const muted = "#4c5256";
const line = "#cdd1d1";
const accent = "#ff5a1f";

export const paper = "#f3f4f3";
export const card = "#ffffff";

const font = "font-family:Archivo,Helvetica,Arial,sans-serif";

/** Inline styles by part of a mail. */
export const style = {
  body: `margin:0;padding:0;background:${paper};color:${ink};${font}`,
  brand: `padding:20px 24px;background:${ink};color:#f3f4f3;${font};font-size:18px;font-weight:800;letter-spacing:1px`,
  content: `padding:24px;background:${card};${font};font-size:16px;line-height:24px;color:${ink}`,
  title: `margin:0 0 16px;${font};font-size:26px;line-height:30px;font-weight:800;color:${ink}`,
  heading: `margin:32px 0 8px;padding:0 0 8px;border-bottom:2px solid ${ink};${font};font-size:18px;line-height:22px;font-weight:800;color:${ink}`,
  text: `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${ink};white-space:pre-line`,
  small: `margin:0 0 12px;${font};font-size:14px;line-height:21px;color:${muted};white-space:pre-line`,
  list: `margin:0 0 16px;padding:0 0 0 22px;${font};font-size:16px;line-height:24px;color:${ink}`,
  table: "width:100%;border-collapse:collapse;margin:0 0 16px",
  cell: `padding:8px 0;border-bottom:1px solid ${line};${font};font-size:16px;line-height:22px;color:${ink};vertical-align:top;text-align:left`,
  number: `padding:8px 0 8px 16px;border-bottom:1px solid ${line};${font};font-size:16px;line-height:22px;color:${ink};vertical-align:top;text-align:right;white-space:nowrap`,
  pictures: `width:72px;padding:8px 16px 8px 0;border-bottom:1px solid ${line};vertical-align:top`,
  photograph: "display:block;border:0;background:#ffffff",
  detail: `${font};font-size:14px;line-height:20px;color:${muted}`,
  label: `padding:4px 16px 4px 0;${font};font-size:14px;line-height:22px;color:${muted};vertical-align:top;text-align:left;white-space:nowrap;font-weight:400`,
  value: `padding:4px 0;${font};font-size:16px;line-height:22px;color:${ink};vertical-align:top;text-align:left;white-space:pre-line;overflow-wrap:anywhere;width:100%`,
  picture: "display:block;margin:0 0 16px;border:0;background:#ffffff",
  button: `display:inline-block;padding:14px 24px;background:${accent};color:${ink};${font};font-size:16px;line-height:20px;font-weight:700;text-decoration:none`,
};
