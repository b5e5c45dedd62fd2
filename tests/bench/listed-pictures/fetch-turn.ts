import { disconnect } from "@/lib/backend/kernel/database/connect";
import { fetchDue } from "@/lib/backend/picture/fetch/fetch-pictures";
import { network } from "@/tests/bench/listed-pictures/bench-network";

/** One turn of fetching, as `fetch-cli.ts` does it in the shop, from a network of this machine's. */
fetchDue(network).finally(disconnect);
