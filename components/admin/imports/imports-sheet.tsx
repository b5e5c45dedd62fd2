import { Keys } from "@/components/admin/shell/key-list";
import { Mast, Part } from "@/components/admin/shell/mast";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import type { Me } from "@/lib/contract/admin/me";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { FetchLists } from "./fetch-lists";
import { isAtWork, type ListSupplier } from "./import-parts";
import { LookAgain } from "./look-again";
import { SetKeys } from "./set-keys";
import { SetTable } from "./set-table";
import { UploadForm } from "./upload-form";
import { uploadWords } from "./upload-words";

type Props = {
  me: Me;
  texts: AdminTexts;
  sets: readonly ChangeSet[];
  suppliers: readonly ListSupplier[];
  /** Where the next portion begins; `null` at the end. */
  next: string | null;
  after: string | null;
  now: Date;
};

/** What somebody says who has just looked: what waits, and what is under way. */
function Sentence({ sets, me, texts: { imports } }: Props) {
  const waiting = sets.filter(({ state }) => state === "ready").length;
  const working = sets.filter(isAtWork).length;
  const said = [
    ...(waiting > 0 ? [counted(imports.say_wait, waiting, me.language)] : []),
    ...(working > 0 ? [counted(imports.say_work, working, me.language)] : []),
  ];
  return said.length > 0 ? said.join(" ") : imports.say_calm;
}

/** Price lists as they came, the latest first, and where a further one comes in. */
export function ImportsSheet(props: Props) {
  const { me, texts, sets, suppliers, next, after, now } = props;
  const { imports, queue } = texts;
  const { language } = me;
  const words = { language, texts };
  return (
    <>
      <Mast title={imports.title} language={language} now={now}>
        <Sentence {...props} />
      </Mast>
      <Part title={imports.upload} note={imports.upload_note}>
        <UploadForm
          language={language}
          suppliers={suppliers.map(({ id, name }) => [String(id), name] as const)}
          words={uploadWords(texts)}
        />
        <FetchLists suppliers={suppliers} words={words} />
      </Part>
      {sets.length === 0 ? (
        <p className="empty">{imports.empty}</p>
      ) : (
        <div className="under">
          <SetTable sets={sets} words={words} />
        </div>
      )}
      <p className="acts pages">
        {after ? (
          <a className="lk" href="/admin/imports">
            {queue.newest}
          </a>
        ) : null}
        {next ? (
          <a className="sec" href={`/admin/imports?after=${encodeURIComponent(next)}`}>
            {imports.more}
          </a>
        ) : null}
      </p>
      {sets.some(isAtWork) ? <LookAgain /> : null}
      <SetKeys singleKeys={me.single_keys} />
      <Keys texts={texts} singleKeys={me.single_keys} own={[["Enter", imports.key.open]]} />
    </>
  );
}
