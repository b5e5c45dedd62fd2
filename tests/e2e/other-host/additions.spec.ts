import { test } from "../support/other-host";
import { journeys } from "../support/other-host-journeys";

test.use({ shape: "additions", locale: "cs-CZ" });

journeys("additions");
