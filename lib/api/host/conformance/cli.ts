import { parseArgs } from "node:util";
import { examine } from "@/lib/api/host/conformance/examine";
import { breaks, callLines, summaryLines } from "@/lib/api/host/conformance/report";
import { currencies, isCurrency, isLanguage, languages } from "@/lib/domain/locale";

const help = `npm run conformance -- HOST [options]

Asks a back end all that the storefront may ask it and tells call by call what is there, what is missing, which fields the shop
uses, which defaults stand in, and what breaks. It changes nothing unless told.

  --write              makes an account and sends a message
  --product ID         with --write: puts this product into a cart
  --order              with --write and --product: places an order and starts its payment
  --language ${languages.join("|")}  Accept-Language (en)
  --currency ${currencies.join("|")}  X-Currency (CZK)

It ends with 1 when a call of the specification is missing or cannot be read.`;

/** What is wrong with the arguments, in a sentence. */
class Refused extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      write: { type: "boolean", default: false },
      order: { type: "boolean", default: false },
      product: { type: "string" },
      language: { type: "string", default: "en" },
      currency: { type: "string", default: "CZK" },
    },
  });
  const { language, currency, product = null, write, order } = values;
  const [host] = positionals;
  if (values.help || host === undefined) return null;
  if (!URL.canParse(host) || !/^https?:$/.test(new URL(host).protocol))
    throw new Refused(`${host} is no address of a host: give one like https://api.example.com`);
  if (!isLanguage(language)) throw new Refused(`--language ${language}: the shop has cs, en and sk.`);
  if (!isCurrency(currency)) throw new Refused(`--currency ${currency}: the shop has CZK, EUR and USD.`);
  if (order && (!write || product === null)) throw new Refused("--order needs --write and --product as well.");
  return { host: host.replace(/\/$/, ""), locale: { language, currency }, permissions: { write, order, product } };
}

try {
  const options = readArguments();
  if (!options) console.info(help);
  else {
    const { host, locale, permissions } = options;
    console.info(`${host}, ${permissions.write ? "with changes" : "read-only"}\n`);
    const outcomes = await examine(host, locale, permissions, (outcome) => console.info(callLines(outcome).join("\n")));
    const untried = outcomes.filter(({ kind }) => kind === "untried");
    console.info(["", "Not tried:", ...untried.flatMap(callLines), "", ...summaryLines(outcomes)].join("\n"));
    process.exitCode = outcomes.some(breaks) ? 1 : 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
