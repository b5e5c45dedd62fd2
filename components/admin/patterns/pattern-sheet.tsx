import { Keys } from "@/components/admin/shell/key-list";
import { Mast } from "@/components/admin/shell/mast";
import { Pictures, type SentPictures } from "@/components/admin/shell/pictures";
import type { Me } from "@/lib/contract/admin/me";
import type { AdminPicture, PatternRow } from "@/lib/contract/admin/pictures";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = {
  me: Me;
  texts: AdminTexts;
  pattern: PatternRow;
  pictures: readonly AdminPicture[];
  sent: SentPictures;
  now: Date;
};

/** The pictures of a pattern: more are added, and each is described, moved and removed. */
export function PatternSheet({ me, texts, pattern, pictures, sent, now }: Props) {
  const { patterns } = texts;
  const { language } = me;
  return (
    <>
      <Mast title={`${pattern.brand} ${pattern.name}`} language={language} now={now}>
        {pictures.length === 0 ? patterns.say_drawn : counted(patterns.say_shown, pattern.tyres, language)}
      </Mast>
      <p className="under facts">
        <a className="lk" href="/admin/patterns">
          {patterns.back}
        </a>
      </p>
      <Pictures
        of={{ owner: "patterns", id: pattern.id }}
        pictures={pictures}
        sent={sent}
        words={{ add: patterns.add_title, pictures: patterns.pictures, none: patterns.none }}
        language={language}
        texts={texts}
      />
      <Keys texts={texts} singleKeys={me.single_keys} own={[]} />
    </>
  );
}
