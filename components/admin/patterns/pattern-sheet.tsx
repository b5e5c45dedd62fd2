import { Keys } from "@/components/admin/shell/key-list";
import { Mast, Part } from "@/components/admin/shell/mast";
import { Notice } from "@/components/ui/notice";
import type { Me } from "@/lib/contract/admin/me";
import type { AdminPicture, PatternRow } from "@/lib/contract/admin/pictures";
import { pictureTypes } from "@/lib/domain/picture";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { PictureCard } from "./picture-card";
import { PictureOrder } from "./picture-order";
import { PictureUpload } from "./picture-upload";

type Props = {
  me: Me;
  texts: AdminTexts;
  pattern: PatternRow;
  pictures: readonly AdminPicture[];
  /** What came of a form without scripts: how many were added, and why another was not. */
  sent: { added: number; problem: string | null } | null;
  now: Date;
};

/** What a form without scripts has done. */
function Outcome({ sent, me, texts: { patterns } }: Props) {
  if (!sent) return null;
  const problems: Record<string, string> = patterns.problem;
  return (
    <>
      {sent.added > 0 ? <Notice kind="info">{counted(patterns.added, sent.added, me.language)}</Notice> : null}
      {sent.problem ? <Notice>{problems[sent.problem] ?? patterns.problem.other}</Notice> : null}
    </>
  );
}

/** The pictures of a pattern: more are added, and each is described, moved and removed. */
export function PatternSheet(props: Props) {
  const { me, texts, pattern, pictures, now } = props;
  const { patterns, shell } = texts;
  const { language } = me;
  const order = pictures.map(({ id }) => id);
  return (
    <>
      <Mast title={`${pattern.brand} ${pattern.name}`} language={language} now={now}>
        {pictures.length === 0 ? patterns.say_drawn : counted(patterns.say_shown, pattern.tyres, language)}
      </Mast>
      <p>
        <a className="lk" href="/admin/patterns">
          {patterns.back}
        </a>
      </p>
      <Outcome {...props} />
      <Part title={patterns.add_title} note={patterns.rights}>
        <PictureUpload
          pattern={pattern.id}
          accept={pictureTypes.join(",")}
          words={{ ...patterns.upload, unreachable: shell.unreachable }}
        />
      </Part>
      <Part title={patterns.pictures} note={pictures.length > 1 ? patterns.order_note : null}>
        {pictures.length === 0 ? (
          <p className="empty">{patterns.none}</p>
        ) : (
          <PictureOrder
            pattern={pattern.id}
            language={language}
            words={{ stale: patterns.stale, somebody: patterns.somebody, unreachable: shell.unreachable }}
            items={pictures.map((picture, at) => ({
              id: picture.id,
              shown: (
                <PictureCard
                  pattern={pattern.id}
                  picture={picture}
                  at={at}
                  order={order}
                  language={language}
                  texts={texts}
                />
              ),
            }))}
          />
        )}
      </Part>
      <Keys texts={texts} singleKeys={me.single_keys} own={[]} />
    </>
  );
}
