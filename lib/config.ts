import { availableParallelism } from "node:os";
import { z } from "zod";
import { adminSettings, adminShape } from "@/lib/config/admin";
import { hostSettings, hostShape } from "@/lib/config/host";
import { orderSettings, orderShape } from "@/lib/config/orders";
import { paymentShape, paymentsOf } from "@/lib/config/payments";
import { bothOf, ConfigError, providerUrl } from "@/lib/config/setting";
import { registerOf, registerShape } from "@/lib/config/shop-register";
import { telemetryOf, telemetryShape } from "@/lib/config/telemetry";

export { ConfigError } from "@/lib/config/setting";

const text = (fallback: string) => z.string().trim().min(1).default(fallback);

const schema = z.object({
  ...telemetryShape,
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  ...hostShape,
  ...adminShape,
  DATA_DIR: text(".data"),
  ...orderShape,
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  RENDER_WORKER_MB: z.coerce.number().int().min(256).max(65_536).default(768),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(128),
  PAGE_DISK_MB: z.coerce.number().int().min(0).max(1_048_576).default(2048),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  SHOP_NAME: text("Dezén"),
  SHOP_STREET: text("Pražská 55"),
  SHOP_ZIP: text("370 04"),
  SHOP_CITY: text("České Budějovice"),
  SHOP_COUNTRY: z.enum(["CZ", "SK"]).default("CZ"),
  SHOP_COMPANY_ID: z
    .string()
    .regex(/^\d{8}$/, "must have eight digits")
    .default("00000019"),
  SHOP_VAT_ID: text("CZ00000019"),
  ...registerShape,
  SHOP_PHONE: text("+420 555 000 205"),
  SHOP_EMAIL: z.email().default("dilna@dezen.example"),
  SHOP_HOURS: text("Mo-Fr 08:00-18:00; Sa 08:00-12:00"),
  SHOP_MAP_URL: z
    .url({ protocol: /^https$/ })
    .default("https://www.openstreetmap.org/?mlat=48.9745&mlon=14.4743#map=16/48.9745/14.4743"),
  SHOP_IBAN_CZK: text("CZ6508000000192000145399"),
  SHOP_BIC_CZK: text("GIBACZPX"),
  SHOP_IBAN_EUR: text("SK3112000000198742637541"),
  SHOP_BIC_EUR: text("TATRSKBX"),
  GOOGLE_CLIENT_ID: z.string().trim().optional(),
  GOOGLE_CLIENT_SECRET: z.string().trim().optional(),
  GOOGLE_ISSUER: providerUrl("https://accounts.google.com"),
  FACEBOOK_CLIENT_ID: z.string().trim().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().trim().optional(),
  FACEBOOK_AUTHORIZE_URL: providerUrl("https://www.facebook.com/v24.0/dialog/oauth"),
  FACEBOOK_TOKEN_URL: providerUrl("https://graph.facebook.com/v24.0/oauth/access_token"),
  FACEBOOK_PROFILE_URL: providerUrl("https://graph.facebook.com/v24.0/me"),
  ...paymentShape,
});

/**
 * The keys of a sign-in provider, `null` without any.
 * @throws ConfigError when only one of the two is set
 */
function keysOf(name: "GOOGLE" | "FACEBOOK", value: z.infer<typeof schema>) {
  const keys = bothOf(value, [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`], "offer no such sign-in");
  return keys && { clientId: keys[0], clientSecret: keys[1] };
}

function signInOf(value: z.infer<typeof schema>) {
  const google = keysOf("GOOGLE", value);
  const facebook = keysOf("FACEBOOK", value);
  return {
    google: google && { ...google, issuer: value.GOOGLE_ISSUER },
    facebook: facebook && {
      ...facebook,
      authorizeUrl: value.FACEBOOK_AUTHORIZE_URL,
      tokenUrl: value.FACEBOOK_TOKEN_URL,
      profileUrl: value.FACEBOOK_PROFILE_URL,
    },
  };
}

type Given = Partial<Record<keyof typeof schema.shape, string>>;

const names = Object.keys(schema.shape) as (keyof typeof schema.shape)[];

export type Config = ReturnType<typeof configOf>;

/**
 * Variables that may change while the process runs: in the shop only the address of its own database, known once that is up. Looking at
 * all of them took a thirtieth of a page's time.
 */
const changing = process.env.NODE_ENV === "production" ? (["DATABASE_URL"] as const) : names;

/** The variables and the result of the last parse. */
let known: { given: Given; config: Config } | undefined;

/**
 * All settings, parsed from the environment (empty values count as unset). Called many times for each request, so the
 * settings are parsed again only when one of them has changed.
 * @throws ConfigError naming the first wrong setting.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const before = known;
  if (before && changing.every((name) => (env[name] || undefined) === before.given[name])) return before.config;
  const given: Given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const config = configOf(given);
  known = { given, config };
  return config;
}

function configOf(given: Given) {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new ConfigError(
      `The setting ${name} is wrong (${issue?.message ?? "invalid"}): correct it or remove it to use the default.`,
    );
  }
  const value = parsed.data;
  const port = value.PORT;
  if (value.API_FILL && !value.API_HOST) {
    throw new ConfigError(
      "The setting API_FILL is given without API_HOST: set API_HOST to the back end whose missing calls are to be filled, or remove API_FILL.",
    );
  }
  return {
    port,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ""),
    /** How many proxies stand in front of the shop: their forwarding headers are trusted. */
    trustedProxies: value.TRUSTED_PROXIES,
    databaseUrl: value.DATABASE_URL,
    ...hostSettings(value),
    ...adminSettings(value),
    dataDir: value.DATA_DIR,
    drainSeconds: value.DRAIN_SECONDS,
    ...orderSettings(value),
    telemetry: telemetryOf(value),
    renderWorkers: value.RENDER_WORKERS ?? Math.max(1, availableParallelism() - 1),
    renderWorkerMegabytes: value.RENDER_WORKER_MB,
    pageCacheMegabytes: value.PAGE_CACHE_MB,
    pageDiskMegabytes: value.PAGE_DISK_MB,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? value.SHOP_EMAIL,
    signIn: signInOf(value),
    payments: paymentsOf(value),
    shop: {
      name: value.SHOP_NAME,
      street: value.SHOP_STREET,
      zipCode: value.SHOP_ZIP,
      city: value.SHOP_CITY,
      country: value.SHOP_COUNTRY,
      companyId: value.SHOP_COMPANY_ID,
      vatId: value.SHOP_VAT_ID,
      register: registerOf(value, value.SHOP_COUNTRY),
      phone: value.SHOP_PHONE,
      email: value.SHOP_EMAIL,
      hours: value.SHOP_HOURS,
      mapUrl: value.SHOP_MAP_URL,
      accounts: {
        CZK: { iban: value.SHOP_IBAN_CZK, bic: value.SHOP_BIC_CZK },
        EUR: { iban: value.SHOP_IBAN_EUR, bic: value.SHOP_BIC_EUR },
      },
    },
  };
}

const identity = [
  ...["SHOP_NAME", "SHOP_REGISTER", "SHOP_PHONE", "SHOP_EMAIL", "SHOP_COMPANY_ID"],
  ...["SHOP_IBAN_CZK", "SHOP_IBAN_EUR"],
];

/** Names of the identity settings still at their fictional defaults: the start warns about them in production. */
export function fictionalSettings(env: Record<string, string | undefined> = process.env): string[] {
  return identity.filter((name) => !env[name]);
}
