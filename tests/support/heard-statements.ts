import { afterEach } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";

/** @param debug the driver's listener; every connection has it, of all requests and of statements that are planned once */
function listen(debug: false | ((connection: number, statement: string) => void)): void {
  for (const { sql } of [connection(), connection().planned]) sql.options.debug = debug;
}

/** For a file of tests: hears what this process asks the database, until each test ends. @returns what begins to hear */
export function statementsHeard(): () => string[] {
  afterEach(() => listen(false));
  return () => {
    const heard: string[] = [];
    listen((_connection, statement) => heard.push(statement));
    return heard;
  };
}
