import { test } from "../support/other-host";
import { expiredUser, refusedUser } from "../support/other-host-failed-user";
import { journeys } from "../support/other-host-journeys";
import { requests } from "../support/other-host-requests";
import { routes } from "../support/other-host-routes";

test.use({ shape: "plain-errors", locale: "cs-CZ" });
// One shop and one host for the whole file.
test.describe.configure({ mode: "default" });

// What the host has is as in the other shapes, which see every route in each language; what it refuses is not.
routes(
  "plain-errors",
  "cs",
  "Děkujeme, o zbytek se postaráme",
  ({ layout, statuses }) => layout === null || statuses.includes(404),
);
refusedUser();
expiredUser();
requests("plain-errors");
journeys("plain-errors");
