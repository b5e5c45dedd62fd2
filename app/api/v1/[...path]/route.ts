import { gateway } from "@/lib/api/gateway/gateway";

export { gateway as DELETE, gateway as GET, gateway as HEAD, gateway as PATCH, gateway as POST, gateway as PUT };
