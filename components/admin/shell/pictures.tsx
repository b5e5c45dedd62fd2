import { Notice } from "@/components/ui/notice";
import type { PictureOf } from "@/lib/api/admin/picture-upload";
import type { AdminPicture } from "@/lib/contract/admin/pictures";
import type { Language } from "@/lib/domain/locale";
import { pictureTypes } from "@/lib/domain/picture";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { Part } from "./mast";
import { PictureCard } from "./picture-card";
import { PictureOrder } from "./picture-order";
import { PictureUpload } from "./picture-upload";

/** What came of a form without scripts, as the page's address says it: how many were added, and why another was not. */
export type SentPictures = { added: number; problem: string | null } | null;

/** Reads what the address of a page says of a form without scripts. */
export const sentPictures = ({ added, problem }: Partial<Record<"added" | "problem", string>>): SentPictures =>
  added === undefined ? null : { added: Number(added) || 0, problem: problem ?? null };

type Props = {
  of: PictureOf;
  pictures: readonly AdminPicture[];
  sent: SentPictures;
  /** The headings of its two parts, and what is said where there are none. */
  words: { add: string; pictures: string; none: string };
  language: Language;
  texts: AdminTexts;
};

function Outcome({ sent, language, texts: { patterns } }: Props) {
  if (!sent) return null;
  const problems: Record<string, string> = patterns.problem;
  return (
    <>
      {sent.added > 0 ? <Notice kind="info">{counted(patterns.added, sent.added, language)}</Notice> : null}
      {sent.problem ? <Notice>{problems[sent.problem] ?? patterns.problem.other}</Notice> : null}
    </>
  );
}

/** The pictures of a pattern or of one tyre: more are added, and each is described, moved and removed. */
export function Pictures(props: Props) {
  const { of, pictures, words, language, texts } = props;
  const { patterns, shell } = texts;
  const order = pictures.map(({ id }) => id);
  return (
    <>
      <Part id="pictures" title={words.add} note={patterns.rights}>
        <Outcome {...props} />
        <PictureUpload
          of={of}
          accept={pictureTypes.join(",")}
          words={{ ...patterns.upload, unreachable: shell.unreachable }}
        />
      </Part>
      <Part title={words.pictures} note={pictures.length > 1 ? patterns.order_note : null}>
        {pictures.length === 0 ? (
          <p className="empty">{words.none}</p>
        ) : (
          <PictureOrder
            of={of}
            language={language}
            words={{ stale: patterns.stale, somebody: patterns.somebody, unreachable: shell.unreachable }}
            items={pictures.map((picture, at) => ({
              id: picture.id,
              shown: <PictureCard of={of} picture={picture} at={at} order={order} language={language} texts={texts} />,
            }))}
          />
        )}
      </Part>
    </>
  );
}
