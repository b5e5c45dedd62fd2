// A program for the tests: opens the embedded database of the folder it is given, says so, and holds it until killed.
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";

const [dataDir = "", note = ""] = process.argv.slice(2);
const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
const { url, options } = postgresJsAddress(database.url);
const sql = postgres(url, { ...options, onnotice: () => {} });
await sql`create table if not exists notes (note text)`;
await sql`insert into notes values (${note})`;
const [row] = await sql`select current_setting('data_directory') as cluster`;
console.info(JSON.stringify({ cluster: row?.cluster }));
setInterval(() => {}, 1000);
