import { z } from "zod";

/** The settings of the admin. */
export const adminShape = {
  ADMIN: z.enum(["on", "off"]).default("on"),
  ADMIN_KEY: z
    .string()
    .refine((text) => /^[A-Za-z0-9+/_-]{43}=?$/.test(text), "must be 32 bytes in base64")
    .optional(),
};

/** The settings of the admin, as the code uses them. */
export function adminSettings({ ADMIN, ADMIN_KEY }: { ADMIN: "on" | "off"; ADMIN_KEY?: string | undefined }) {
  return {
    /** May there be an admin at all? */
    admin: ADMIN === "on",
    /** Encrypts the secrets of the staff's phones; without it a secret of the database does. */
    adminKey: ADMIN_KEY === undefined ? undefined : Buffer.from(ADMIN_KEY, "base64"),
  };
}
