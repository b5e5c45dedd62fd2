import { createRequire } from "node:module";
import { isIP } from "node:net";
import { type CountryResponse, open, type Reader } from "maxmind";

type Row = CountryResponse & { country_code?: string };

/** Country headers that content delivery networks set, in order of trust. */
const cdnHeaders = ["cf-ipcountry", "x-vercel-ip-country", "cloudfront-viewer-country", "x-country-code"];

let table: Promise<Reader<Row>> | undefined;

/** The packaged table of address ranges by country, opened once. Made by sapics/ip-location-db (CC0) out of public geofeeds
 * and of data of the Number Resource Organization (https://www.nro.net, CC BY 4.0), which asks to be named. */
function addressTable(): Promise<Reader<Row>> {
  const file = createRequire(`${process.cwd()}/package.json`).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
  table ??= open<Row>(file);
  return table;
}

/** A country as the visitor's network or browser tells it: ISO 3166-1 alpha-2, or `null` when nothing does.
 * Order: the CDN's header, the address in the packaged table, the region of Accept-Language. */
export async function currentCountry(headers: Headers, address: string | null): Promise<string | null> {
  for (const name of cdnHeaders) {
    const value = headers.get(name)?.toUpperCase();
    if (value && /^[A-Z]{2}$/.test(value) && value !== "XX" && value !== "T1") return value;
  }
  const bare = address?.replace(/^::ffff:/i, "") ?? "";
  const found = isIP(bare) ? (await addressTable()).get(bare)?.country_code : undefined;
  return found ?? acceptedCountry(headers.get("accept-language") ?? "");
}

/** Country behind Accept-Language: its region (`cs-CZ`), else the one country where the language is at home. */
function acceptedCountry(accepted: string): string | null {
  for (const part of accepted.split(",")) {
    const tag = part.split(";")[0]?.trim() ?? "";
    const region = /-([A-Za-z]{2})$/.exec(tag)?.[1]?.toUpperCase();
    if (region) return region;
    if (tag.toLowerCase() === "cs") return "CZ";
    if (tag.toLowerCase() === "sk") return "SK";
  }
  return null;
}
