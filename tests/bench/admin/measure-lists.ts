import { type OrderView, orderViews } from "@/lib/domain/admin/order-view";
import { ask, enter, type Office, timesOf, told } from "@/tests/bench/admin/office";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Judged } from "@/tests/bench/judged";

/** Both offices are asked in turns, so that a busy moment of the machine falls on both. */
const turns = 6;
const runsInTurn = 20;
const cursors = 1_000;
/** So often a call of a few ms is made before it is measured. */
const warming = 200;

const median = (times: number[]) => quantile(times, 0.5);
const within = (times: number[], goal: number) => ({
  value: told(times),
  goal: `p95 ≤ ${goal} ms`,
  held: quantile(times, 0.95) <= goal,
});

function ratio(figure: string, times: number[], beside: number[], goal: number): Judged {
  const share = median(times) / median(beside);
  return { figure, value: `${share.toFixed(2)} ×`, goal: `≤ ${goal} ×`, held: share <= goal };
}

type Asked = { office: Office; call: string };

async function byTurns(one: Asked, other: Asked): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1)
    for (const [place, { office, call }] of [one, other].entries()) {
      enter(office);
      times[place]?.push(...(await timesOf(office, runsInTurn, () => [call])));
    }
  return times;
}

async function view(name: OrderView, small: Office, large: Office): Promise<Judged[]> {
  const call = `GET /orders?view=${name}`;
  const [of, beside] = await byTurns({ office: large, call }, { office: small, call });
  return [
    { figure: `first page of ${name}, median / p95`, ...within(of, 15) },
    ratio(`the same beside ${small.orders.toLocaleString("en")} orders`, of, beside, 1.2),
  ];
}

/** The address of the portion after so many others. */
async function farPage(office: Office): Promise<string> {
  let address = "GET /orders?view=all";
  for (let page = 0; page < cursors; page += 1) {
    const { next } = JSON.parse((await ask(office, address)).text).page;
    if (next === null) throw new Error(`There are no ${cursors} portions of orders: measure with more.`);
    address = `GET /orders?view=all&after=${next}`;
  }
  return address;
}

async function depth(large: Office): Promise<Judged> {
  enter(large);
  const call = await farPage(large);
  const [deep, first] = await byTurns({ office: large, call }, { office: large, call: "GET /orders?view=all" });
  return ratio(`the page after ${cursors.toLocaleString("en")} cursors beside the first`, deep, first, 1.3);
}

type Known = { number: string; email: string; phone: string; name: string; company: string };

async function searches(large: Office): Promise<Judged[]> {
  enter(large);
  const known = await large.own.sql<Known[]>`
    select number, email, phone_number as phone, left(last_name, 3) as name, left(company_name, 6) as company
    from customer_order where company_name is not null order by md5(number) limit 100`;
  const goals = { number: 5, email: 5, phone: 5, name: 15, company: 15 };
  const figures: Judged[] = [];
  for (const [by, goal] of Object.entries(goals) as [keyof Known, number][]) {
    const callOf = (run: number): [string] => [
      `GET /search?q=${encodeURIComponent(known[run % known.length]?.[by] ?? "")}`,
    ];
    const times = await timesOf(large, 200, callOf, warming);
    figures.push({ figure: `search by ${by}`, ...within(times, goal) });
  }
  return figures;
}

async function waiting(large: Office): Promise<Judged[]> {
  enter(large);
  const before = await ask(large, "GET /updates");
  const since = encodeURIComponent(JSON.parse(before.text).latest);
  const orders = await large.own.sql`
    select number, revision from customer_order where status = 'placed' and hold is null order by number desc limit 20`;
  const move = { headers: { "idempotency-key": "bench updates" }, body: { to: "confirmed", orders } };
  const moved = JSON.parse((await ask(large, "POST /orders/moves", move)).text);
  if (moved.done.length !== 20) throw new Error(`Only ${moved.done.length} of twenty orders were moved.`);
  const { headers } = await ask(large, "GET /updates");
  const tag = { "if-none-match": headers.get("etag") ?? "" };
  return [
    { figure: "counts of the views", ...within(await timesOf(large, 200, () => ["GET /orders/counts"], warming), 10) },
    {
      figure: "updates, with twenty changes",
      ...within(await timesOf(large, 200, () => [`GET /updates?since=${since}`], warming), 3),
    },
    {
      figure: "updates, nothing changed (304)",
      ...within(await timesOf(large, 200, () => ["GET /updates", { headers: tag, status: 304 }], warming), 2),
    },
  ];
}

/**
 * What lists, searches and counts cost in an archive, and beside one of a tenth.
 * @param note is told each figure as soon as it is known
 */
export async function measureLists(small: Office, large: Office, note: (...figures: Judged[]) => void): Promise<void> {
  for (const name of orderViews) note(...(await view(name, small, large)));
  note(...(await waiting(large)), ...(await searches(large)));
  note(await depth(large));
}
