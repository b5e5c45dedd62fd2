/**
 * Environment of the database's programs: none of the shop's secrets, and none of the caller's PG… variables, which
 * would move the data folder or the port.
 */
export const childEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
  LC_ALL: "C",
};
