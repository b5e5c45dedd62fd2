import type { ProductDetail } from "@/lib/contract/products";
import { categoryById } from "@/lib/domain/category";
import { byLanguage } from "@/lib/domain/locale";

const slug = "testa-grip-1-205-55-r16-91h";
const paths = byLanguage((language) => `/${language}/${categoryById("car-winter")?.slugs[language]}/${slug}`);

/** A whole tyre as its page gets it: Testa Grip 1 205/55 R16 91H at 2 150 Kč, unless told otherwise. */
export function describedTyre(fields: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 17,
    slug,
    paths,
    category: "car-winter",
    brand: "Testa",
    brand_slug: "testa",
    pattern: "Grip 1",
    pattern_slug: "grip-1",
    size: { width: 205, profile: 55, construction: "R", rim: 16, commercial: false, text: "205/55 R16" },
    load_index: 91,
    load_index_dual: null,
    speed_symbol: "H",
    season: "winter",
    family: "car",
    flags: { three_pmsf: true, ms: true, ice: false, studded: false, xl: false, runflat: false, ev: false },
    homologation: null,
    label: { fuel: "C", wet: "B", noise_db: 71, noise_class: "B", class: "C1", eprel_id: 485_911 },
    price: { amount: 215_000, currency: "CZK" },
    stock: 8,
    dispatch_date: "2026-11-23",
    production_year: 2026,
    rating: null,
    image: "/img/tread/testa-grip-1.svg?v=0123abcd",
    ean: "4019238817256",
    mpn: "0353 123",
    country: null,
    manufacturer: null,
    tread: "directional",
    max_load_kg: 615,
    max_speed_kmh: 210,
    overall_diameter_mm: 631.9,
    rolling_circumference_mm: 1927,
    description: null,
    alternatives: [],
    ...fields,
  };
}
