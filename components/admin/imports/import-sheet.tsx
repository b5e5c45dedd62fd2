import { amount } from "@/components/admin/shell/amount";
import { Keys } from "@/components/admin/shell/key-list";
import { Part } from "@/components/admin/shell/mast";
import { Changes } from "./changes";
import { Columns } from "./columns";
import { Decide, Discard } from "./decide";
import { Guards } from "./guards";
import { ImportHead } from "./import-head";
import { ImportKeys } from "./import-keys";
import { type ImportParts, isAtWork } from "./import-parts";
import { PricePicture } from "./price-picture";
import { Results, Revert } from "./revert";
import { problemText, setTexts } from "./set-words";
import { SumBar } from "./sum-bar";
import { UnderWay } from "./under-way";

/** Why nothing came of a list, and the way on: other columns, or the list again. */
function Failed(props: ImportParts) {
  const { set, me, texts } = props;
  const imports = setTexts(set, texts);
  return (
    <Part title={imports.why}>
      <p className="bad problem">{problemText(set, { language: me.language, texts })}</p>
      <p>
        <b>{imports.way_out}:</b> {set.can.map ? imports.way_map : <a href="/admin/imports">{imports.way_again}</a>}
      </p>
      <Columns {...props} />
      {set.can.discard ? <Discard {...props} /> : null}
    </Part>
  );
}

function Read(props: ImportParts) {
  const { set, prices, me, texts } = props;
  const { imports } = texts;
  const { counts } = set;
  return (
    <>
      {set.state === "ready" ? <Guards {...props} /> : <Results {...props} />}
      {set.supplier && (set.plan || counts.rows > 0) ? (
        <Part title={amount(counts.rows, me.language)} note={imports.read_rows}>
          <SumBar {...props} />
          <Columns {...props} />
        </Part>
      ) : null}
      {prices ? <PricePicture prices={prices} id={set.id} language={me.language} texts={texts} /> : null}
      <Changes {...props} />
      {set.state === "ready" ? <Decide {...props} /> : <Revert {...props} />}
    </>
  );
}

/** A change set on a page of its own: what it does in a sentence, what stops it, what was read, each change, and the ways on. */
export function ImportSheet(props: ImportParts) {
  const { set, me, texts } = props;
  const { key } = texts.imports;
  return (
    <>
      <ImportHead {...props} />
      {isAtWork(set) ? <UnderWay {...props} /> : set.state === "failed" ? <Failed {...props} /> : <Read {...props} />}
      <ImportKeys singleKeys={me.single_keys} />
      <Keys
        texts={texts}
        singleKeys={me.single_keys}
        own={[
          ["Enter", texts.key.open],
          ["x", key.exclude],
          ["a", key.apply],
          ["d", key.discard],
          ["z", key.revert],
          ["p", texts.imports.print],
        ]}
      />
    </>
  );
}
