import type { ReactNode } from "react";

/** What a drawing gets. @property caption read instead of it @property euLabel the drawn label, from the catalogue */
export type FigureProps = { caption: string; euLabel: ReactNode };
