import { test } from "../support/other-host";
import { failedUser } from "../support/other-host-failed-user";
import { journeys } from "../support/other-host-journeys";
import { requests } from "../support/other-host-requests";
import { routes } from "../support/other-host-routes";

test.use({ shape: "plain-errors", locale: "cs-CZ" });
// One shop and one host for the whole file.
test.describe.configure({ mode: "default" });

routes("plain-errors", "cs", "Děkujeme, o zbytek se postaráme");
failedUser();
requests("plain-errors");
journeys("plain-errors");
