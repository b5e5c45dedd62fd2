/** What a component test has in place of the server's actions: with scripts none of these forms is sent by itself. */
async function neverSent(): Promise<never> {
  throw new Error("The form was sent by itself, although scripts run.");
}

export const sendCheckout = neverSent;
export const trackByForm = neverSent;
export const signInByForm = neverSent;
export const registerByForm = neverSent;
export const forgotByForm = neverSent;
export const resetByForm = neverSent;
export const profileByForm = neverSent;
export const signOutByForm = neverSent;
export const deleteByForm = neverSent;
export const verifyByForm = neverSent;
export const verifyAgainByForm = neverSent;
export const passwordLinkByForm = neverSent;
export const wayByForm = neverSent;
export const repeatByForm = neverSent;
export const returnByForm = neverSent;
