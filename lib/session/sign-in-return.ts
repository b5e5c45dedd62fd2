import { setCookieLine } from "@/lib/session/auth-cookie";

/** Keeps where a sign-in at a provider began, for a back end that does not. Out of reach of scripts. */
export const signInReturnCookie = "sign_in_return";

/** As long as a sign-in at a provider may take. */
const signInReturnSeconds = 3600;

const line = (value: string, maxAge: number) =>
  setCookieLine({ name: signInReturnCookie, value, maxAge, httpOnly: true });

/** The Set-Cookie line that keeps a path. */
export const storedReturn = (path: string) => line(path, signInReturnSeconds);

/** The Set-Cookie line that forgets it. */
export const forgottenReturn = () => line("", 0);
