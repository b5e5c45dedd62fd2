import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** Seconds for which a code is shown. */
const period = 30;

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period });

/** A new secret: 160 bits, base32. */
export function newTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer }).base32;
}

/** What the phone scans. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period,
  }).toString();
}

/**
 * The step whose code was typed: the present one, the one before or the one after, for clocks differ.
 * @param used the last step that was used: it and earlier ones are refused
 * @returns `null` for a wrong or a used code
 */
export function stepOf(secret: string, typed: string, used: number | null, now: Date): number | null {
  const token = typed.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / period) + delta;
  return used === null || step > used ? step : null;
}
