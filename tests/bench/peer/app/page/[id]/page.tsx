export const dynamic = "force-dynamic";

/** The least that Next can render for one request. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <h1>Page {(await params).id}</h1>;
}
