import type { ReactNode } from "react";
import type { TextSection } from "@/components/ui/text-page";

/** A text of help in one language. */
export type HelpText = { lead: ReactNode; sections: TextSection[] };
