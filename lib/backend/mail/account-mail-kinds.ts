import { z } from "zod";
import { languages } from "@/lib/domain/locale";

/** Mails to an account's owner: the link that confirms the address, the link for a new password, and that it was changed. */
export const accountMailKinds = ["verify", "reset", "password_changed"] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/**
 * What a job knows of its mail. The token of a link is no part of it: it is made when the mail is sent, so that it lies
 * nowhere in the database. Whether an account has that address is found out then, too.
 */
export const accountMailJob = z.object({
  email: z.string(),
  language: z.enum(languages),
  at: z.iso.datetime(),
});
export type AccountMailJob = z.infer<typeof accountMailJob>;
