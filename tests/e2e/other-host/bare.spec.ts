import { test } from "../support/other-host";
import { expiredUser, refusedUser } from "../support/other-host-failed-user";
import { journeys } from "../support/other-host-journeys";
import { requests } from "../support/other-host-requests";
import { routes } from "../support/other-host-routes";

test.use({ shape: "bare", locale: "cs-CZ" });
// One shop and one host for the whole file.
test.describe.configure({ mode: "default" });

routes("bare", "cs", "Děkujeme, o zbytek se postaráme");
refusedUser();
expiredUser();
requests("bare");
journeys("bare");
