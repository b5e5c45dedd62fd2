import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { firstRoom } from "@/components/admin/shell/rooms";
import { Shell } from "@/components/admin/shell/shell";
import { askStaff, currentSession } from "@/lib/api/admin/server";
import { setMissing } from "@/lib/runtime/page-answer";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ missing }) => missing.title);

/**
 * What stands in the office where nothing is. The host sends it for every missing page below `/admin`: Next's own answer to
 * `notFound()` is empty until scripts have loaded. Whoever is not signed in gets the shop's page for missing pages.
 */
export default async function MissingPage() {
  const session = await currentSession();
  if (session?.next !== "none") notFound();
  const { body: me } = await askStaff("GET /admin/me", {});
  const texts = adminTexts[me.language];
  const { title, text, back } = texts.missing;
  setMissing();
  return (
    <Shell language={me.language} texts={texts} me={me} room={null}>
      <div className="mast">
        <div>
          <h1>{title}</h1>
          <p className="say">{text}</p>
          <p className="acts">
            <a className="do" href={firstRoom(me.rights)}>
              {back}
            </a>
          </p>
        </div>
      </div>
    </Shell>
  );
}
