import { test } from "../support/other-host";
import { expiredUser } from "../support/other-host-failed-user";
import { journeys } from "../support/other-host-journeys";
import { requests } from "../support/other-host-requests";
import { routes } from "../support/other-host-routes";

test.use({ shape: "additions", locale: "cs-CZ" });
// One shop and one host for the whole file.
test.describe.configure({ mode: "default" });

routes("additions", "en", "Thank you, we are preparing your tyres");
expiredUser(); // a user is refused as in the shape "api"
requests("additions");
journeys("additions");
