import Provider from "oidc-provider";

/**
 * An OpenID provider as a process: `node tests/support/openid-host.mjs <port> <client id> <secret> <redirect uri>`. Whoever types an
 * e-mail as login is the person of that address; `unconfirmed.` at its beginning makes it one the provider does not vouch for.
 */
const [port, clientId, clientSecret, redirectUri] = process.argv.slice(2);

const claimsOf = (login) => ({
  sub: `person ${login}`,
  email: login,
  email_verified: !login.startsWith("unconfirmed."),
  given_name: "Jana",
  family_name: "Vzorová",
  name: "Jana Vzorová",
  picture: "https://pictures.example/jana.png",
});

const provider = new Provider(`http://localhost:${port}`, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: "client_secret_post",
    },
  ],
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["given_name", "family_name", "name", "picture"],
  },
  conformIdTokenClaims: false, // the e-mail and the name are in the ID token, as Google has it
  findAccount: (_context, accountId) => ({ accountId, claims: () => claimsOf(accountId) }),
  cookies: { keys: ["cookies of a test"] },
});

provider.listen(Number(port), "127.0.0.1", () => console.info("ready"));
