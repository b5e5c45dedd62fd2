import type { ServerResponse } from "node:http";

/**
 * Lets an answer name its Location once. Next 16 writes a page's redirect twice when it has just made that page, and a
 * second Location, though equal, is an error to strict readers.
 */
export function keepOneLocation(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === "location" ? response.setHeader(name, value) : append(name, value);
}
