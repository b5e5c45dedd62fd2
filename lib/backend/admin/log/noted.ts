export { callerOf, commandAt, type Doer, noted } from "@/lib/backend/kernel/audit/noted";
