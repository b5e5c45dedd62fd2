import { Keys } from "@/components/admin/shell/key-list";
import { Mast, Part } from "@/components/admin/shell/mast";
import { RowKeys } from "@/components/admin/shell/row-keys";
import type { BrandRow } from "@/lib/contract/admin/brands";
import type { Me } from "@/lib/contract/admin/me";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { BrandForm } from "./brand-form";

type Props = { me: Me; texts: AdminTexts; rows: readonly BrandRow[]; now: Date };

/** Brands on sale: first those whose buyers cannot be told yet whom to reach about their safety. */
export function BrandsSheet({ me, texts, rows, now }: Props) {
  const { language } = me;
  const { brands } = texts;
  const missing = rows.filter(({ safety }) => safety === null);
  const known = rows.filter(({ safety }) => safety !== null);
  const part = (title: string, list: readonly BrandRow[]) =>
    list.length === 0 ? null : (
      <Part title={title}>
        <ul className="plain br-rows">
          {list.map((brand) => (
            <li key={brand.id}>
              <details className="br">
                <summary>
                  {brand.name} <span className="q">{counted(brands.tyres, brand.tyres, language)}</span>
                  {brand.safety ? <span className="q"> · {brand.safety.manufacturer.name}</span> : null}
                </summary>
                <BrandForm brand={brand} language={language} texts={texts} />
              </details>
            </li>
          ))}
        </ul>
      </Part>
    );
  return (
    <>
      <Mast title={brands.title} language={language} now={now}>
        {missing.length > 0 ? counted(brands.say_missing, missing.length, language) : brands.say_none}
      </Mast>
      <p className="tools q">{brands.why}</p>
      {rows.length === 0 ? <p className="empty">{brands.empty}</p> : null}
      {part(brands.missing, missing)}
      {part(brands.known, known)}
      {me.single_keys ? <RowKeys of=".br" /> : null}
      <Keys texts={texts} singleKeys={me.single_keys} own={[["Enter", texts.key.open]]} />
    </>
  );
}
