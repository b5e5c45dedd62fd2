import { runOnDatabase } from "@/lib/backend/database-command";
import { orderCommand } from "@/lib/backend/order/command";

void runOnDatabase("order_command", orderCommand);
