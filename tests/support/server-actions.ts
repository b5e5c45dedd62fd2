/** What a component test has in place of the server's actions: with scripts none of these forms is sent by itself. */
async function neverSent(): Promise<never> {
  throw new Error("The form was sent by itself, although scripts run.");
}

export const sendCheckout = neverSent;
export const trackByForm = neverSent;
