import { test } from "../support/other-host";
import { journeys } from "../support/other-host-journeys";

test.use({ shape: "bare", locale: "cs-CZ" });

journeys("bare");
