import { changePicture } from "@/lib/api/admin/picture-actions";
import type { PictureOf } from "@/lib/api/admin/picture-upload";
import type { AdminPicture } from "@/lib/contract/admin/pictures";
import { type Language, languages } from "@/lib/domain/locale";
import { maxPictureAlt, pictureRoles, pictureSources } from "@/lib/domain/picture";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { FormDone, FormSelect, FormStale, FormText } from "./form-fields";
import { formTexts } from "./form-texts";
import { FormUndo } from "./form-undo";
import { StaffForm } from "./staff-form";

type Props = {
  of: PictureOf;
  picture: AdminPicture;
  /** Its place among all, from 0, and the ids of all in their order. */
  at: number;
  order: readonly number[];
  language: Language;
  texts: AdminTexts;
};

/** A kept picture in a small size. */
export function Thumbnail({
  picture,
  alt,
  sizes,
}: {
  picture: Pick<AdminPicture, "hash" | "width" | "height">;
  alt: string;
  sizes: string;
}) {
  const { width, height } = picture;
  return (
    // biome-ignore lint/performance/noImgElement: its sizes are made already, and Next makes none here
    <img
      src={pictureSources(picture, "webp", 320).split(" ")[0]}
      srcSet={pictureSources(picture, "webp", 640)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

/** A picture, what it shows, its place among the others, and its removal. */
export function PictureCard({ of, picture, at, order, language, texts }: Props) {
  const { patterns } = texts;
  const { id, revision, width, height, role, alt, from_list } = picture;
  const name = fill(patterns.nth, { n: at + 1 });
  return (
    <>
      <Thumbnail picture={picture} alt={alt[language] || `${name}: ${patterns.role[role]}`} sizes="320px" />
      <div>
        <h3>{name}</h3>
        <p className="q">
          {width} × {height} px{at === 0 ? `, ${patterns.first}` : ""}
          {from_list ? `, ${patterns.from_list}` : ""}
        </p>
        <StaffForm
          action={changePicture}
          language={language}
          texts={formTexts(texts)}
          sent={{
            id: `picture-${id}`,
            picture: id,
            revision,
            owner: of.owner,
            owner_id: of.id,
            order: order.join(","),
          }}
          buttons={
            <>
              <button className="sec" type="submit" name="act" value="save">
                {texts.shell.save}
                <span className="vh"> {name}</span>
              </button>{" "}
              {at > 0 ? (
                <button className="lk" type="submit" name="act" value="earlier">
                  {patterns.earlier}
                  <span className="vh"> {name}</span>
                </button>
              ) : null}{" "}
              {at < order.length - 1 ? (
                <button className="lk" type="submit" name="act" value="later">
                  {patterns.later}
                  <span className="vh"> {name}</span>
                </button>
              ) : null}{" "}
              <button className="lk" type="submit" name="act" value="remove">
                {patterns.remove}
                <span className="vh"> {name}</span>
              </button>
            </>
          }
        >
          <FormSelect
            id={`role-${id}`}
            name="role"
            label={patterns.shows}
            defaultValue={role}
            options={pictureRoles.map((each) => [each, patterns.role[each]] as const)}
          />
          <details>
            <summary>{patterns.alt}</summary>
            <p className="q">{patterns.alt_hint}</p>
            {languages.map((each) => (
              <FormText
                key={each}
                id={`alt-${each}-${id}`}
                name={`alt.${each}`}
                lang={each}
                label={patterns.alt_in[each]}
                maxLength={maxPictureAlt}
                defaultValue={alt[each]}
              />
            ))}
          </details>
          <FormStale text={patterns.stale} somebody={patterns.somebody} />
          <FormDone>{patterns.done}</FormDone>
          <FormUndo done={patterns.removed} />
        </StaffForm>
      </div>
    </>
  );
}
