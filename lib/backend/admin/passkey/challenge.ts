import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { and, eq, gt, isNull } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { type challengeKindEnum, staffChallenge } from "@/lib/backend/kernel/database/schema/admin-passkey";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { readConfig } from "@/lib/config";
import { challengeMs, type PasskeyPlace, passkeyPlace } from "@/lib/domain/admin/passkey-place";

type Kind = (typeof challengeKindEnum.enumValues)[number];

/** Where the shop's passkeys belong. @throws ApiProblem `not_possible` where browsers make none */
export function ownPlace(): PasskeyPlace {
  const place = passkeyPlace(readConfig().publicUrl);
  if (!place) throw new ApiProblem("not_possible");
  return place;
}

/** Keeps a challenge that a browser is given, as its hash. @param sessionId whose it is; `null` for a sign-in */
export async function keepChallenge(kind: Kind, challenge: string, sessionId: string | null, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMs);
  await database()
    .insert(staffChallenge)
    .values({ hash: tokenHash(challenge), kind, sessionId, expiresAt });
}

function answeredChallenge(clientData: string): string | null {
  try {
    return decodeClientDataJSON(clientData).challenge;
  } catch {
    return null; // it is no JSON: whoever sent it has signed nothing
  }
}

/**
 * Takes out the challenge that an answer is for: it is good once, whatever the answer is worth.
 * @param clientData `clientDataJSON` of the answer
 * @returns `null` for one that is unknown, used, over, or of another kind or session
 */
export async function takeChallenge(kind: Kind, clientData: string, sessionId: string | null, now: Date) {
  const challenge = answeredChallenge(clientData);
  if (typeof challenge !== "string") return null;
  const taken = await database()
    .delete(staffChallenge)
    .where(
      and(
        eq(staffChallenge.hash, tokenHash(challenge)),
        eq(staffChallenge.kind, kind),
        sessionId === null ? isNull(staffChallenge.sessionId) : eq(staffChallenge.sessionId, sessionId),
        gt(staffChallenge.expiresAt, now),
      ),
    )
    .returning({ hash: staffChallenge.hash });
  return taken.length > 0 ? challenge : null;
}
