import { test } from "../support/other-host";
import { journeys } from "../support/other-host-journeys";

test.use({ shape: "api", locale: "cs-CZ" });

journeys("api");
