/** A visit to a provider's pages without a browser: cookies are kept, redirects followed, forms sent. */
function newVisit(isBack: (address: URL) => boolean) {
  const jar = new Map<string, string>();

  /** Goes on from an address to the next page, or to where the shop's address begins. */
  async function go(start: URL, form?: Record<string, string>): Promise<{ address: URL; page: string | null }> {
    let address = start;
    let body = form && new URLSearchParams(form);
    for (let step = 0; step < 10; step += 1) {
      if (isBack(address)) return { address, page: null };
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
      const init = { headers: { cookie }, redirect: "manual" as const };
      const answer = await fetch(address, body ? { ...init, method: "POST", body } : init);
      body = undefined;
      for (const line of answer.headers.getSetCookie()) {
        const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(key, value);
      }
      const next = answer.headers.get("location");
      if (next === null) return { address, page: await answer.text() };
      address = new URL(next, address);
    }
    throw new Error(`Led around in circles, at last to ${address}.`);
  }

  return { go };
}

const actionOf = (page: string) => /<form[^>]*action="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";

/**
 * Visits a provider as a person who signs in there and agrees.
 * @param question where the shop leads to
 * @param login the person, as the provider's form asks for it
 * @returns the query the provider leads back to the shop with
 */
export async function signInAt(question: string, login: string): Promise<Record<string, string>> {
  const registered = new URL(question).searchParams.get("redirect_uri") ?? "";
  const { go } = newVisit((address) => address.href.startsWith(registered));
  let { address, page } = await go(new URL(question));
  while (page !== null) {
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? "";
    const form: Record<string, string> = prompt === "consent" ? { prompt } : { prompt, login, password: "any" };
    ({ address, page } = await go(new URL(actionOf(page), address), form));
  }
  return Object.fromEntries(address.searchParams);
}

/** Visits a provider as a person who thinks better of it; gives the query they come back with. */
export async function cancelAt(question: string): Promise<Record<string, string>> {
  const registered = new URL(question).searchParams.get("redirect_uri") ?? "";
  const { go } = newVisit((address) => address.href.startsWith(registered));
  const { address, page } = await go(new URL(question));
  const link = /href="([^"]*abort[^"]*)"/.exec(page ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
  return Object.fromEntries((await go(new URL(link, address))).address.searchParams);
}
