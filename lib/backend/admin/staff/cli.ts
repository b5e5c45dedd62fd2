import { staffCommand } from "@/lib/backend/admin/staff/command";
import { runOnDatabase } from "@/lib/backend/database-command";

void runOnDatabase("staff_command", staffCommand);
