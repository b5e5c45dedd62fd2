import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --config lib/backend/kernel/database/drizzle.config.ts --name <what>` writes the next migration. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./lib/backend/kernel/database/schema/*.ts",
  out: "./lib/backend/kernel/database/migrations",
});
