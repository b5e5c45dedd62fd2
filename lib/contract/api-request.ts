/** A request to the API: a `Request` is one, and so is what a call of this very process hands over without making one. */
export type ApiRequest = Pick<Request, "method" | "url" | "headers"> & {
  body: AsyncIterable<Uint8Array> | string | null;
};
