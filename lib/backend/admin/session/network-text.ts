export { networkText } from "@/lib/backend/kernel/audit/network-text";
