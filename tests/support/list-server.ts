import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "@jest/globals";
import type { Network } from "@/lib/backend/kernel/public-fetch";

/** Of lists.example, by nobody but itself; it proves nothing outside of these tests. Until 2120. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBbTCCAROgAwIBAgIBATAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1saXN0cy5l
eGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAYMRYwFAYD
VQQDDA1saXN0cy5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEhU4U
wiVB5zgJC0O7y1KQs1aZH7NhV0YNFoBLRTkjHhkvUbK5rYXpXtp8aLMaK+YTCNAH
mNi7NXzqMR5YMAFrgqNMMEowDwYDVR0TAQH/BAUwAwEB/zAYBgNVHREEETAPgg1s
aXN0cy5leGFtcGxlMB0GA1UdDgQWBBQQzWEEovgXwgip2FtQGc0j3xJAuzAKBggq
hkjOPQQDAgNIADBFAiEApmR1J3FQRhEBl7lxF8tUmVkM2LZZZREXoUfpWliJsmIC
IGUuQwy3CgF3OpyrnYCLZgVKYX8sjdxj1ymQkKekdA1V
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPeRbCaETkUEQJtBZ
wWvnJryfqYakTvm+QeSPNSGcEBKhRANCAASFThTCJUHnOAkLQ7vLUpCzVpkfs2FX
Rg0WgEtFOSMeGS9Rsrmthele2nxosxor5hMI0AeY2Ls1fOoxHlgwAWuC
-----END PRIVATE KEY-----`;

/** The network of such a server: every name is this machine. */
export const listNetwork: Network = {
  scheme: "https:",
  resolve: async () => ["127.0.0.1"],
  isAllowed: () => true,
  authority: certificate,
};

/** A supplier's server by https for a whole test file, which answers as `answer` says. */
export function withListServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer({ key, cert: certificate }, answer);
  beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: (name = "lists.example") => `https://${name}:${(server.address() as AddressInfo).port}/cenik.csv`,
  };
}
