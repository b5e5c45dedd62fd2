import type { Language } from "@/lib/domain/locale";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

/** How long it is until a cut-off: `45 minut`, `2 h 5 min`. */
export function timeLeft(minutes: number, { minutes: few, hours }: AdminTexts["sourcing"], language: Language): string {
  if (minutes < 60) return counted(few, minutes, language);
  return fill(hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
