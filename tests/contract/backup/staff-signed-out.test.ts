import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { databasePatience, openTestServer } from "@/tests/support/database";
import { emptyMachine, onMachine, runOn } from "@/tests/support/machine";
import { newAuthenticator } from "@/tests/support/software-authenticator";
import { joined, newDesk, staffClock } from "@/tests/support/staff-scene";

const counts = async () => {
  const [row] = await connection().sql`select
    (select count(*)::int from staff_session) as sessions, (select count(*)::int from staff_challenge) as challenges,
    (select count(*)::int from staff_passkey) as keys, (select count(*) > 0 from audit_log) as logged`;
  return row;
};

it(
  "a restored backup signs the staff out and forgets what passkeys were asked, not the passkeys and the log",
  async () => {
    const target = emptyMachine();
    const shop = await openTestServer();
    try {
      const clock = staffClock();
      const { desk } = await joined(clock);
      const { options } = (await desk.does("POST /admin/me/passkeys/options", {})).body;
      await desk.does("POST /admin/me/passkeys", { body: { response: newAuthenticator().create(options) } });
      await newDesk(clock).does("POST /admin/session/passkey/options", {});
      expect(await counts()).toEqual({ sessions: 1, challenges: 1, keys: 1, logged: true });
      const file = join(shop.dataDir, "shop.gz");
      expect(await runOn(shop.dataDir, ["backup", file])).toMatchObject({ code: 0 });
      expect(await runOn(target.dataDir, ["restore", file])).toMatchObject({ code: 0 });
      await onMachine(target.dataDir, async () =>
        expect(await counts()).toEqual({ sessions: 0, challenges: 0, keys: 1, logged: true }),
      );
    } finally {
      await shop.close();
      target.remove();
    }
  },
  databasePatience,
);
