import { test } from "../support/other-host";
import { journeys } from "../support/other-host-journeys";

test.use({ shape: "plain-errors", locale: "cs-CZ" });

journeys("plain-errors");
