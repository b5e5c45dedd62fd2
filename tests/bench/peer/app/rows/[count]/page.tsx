export const dynamic = "force-dynamic";

/** A page of so many short rows: no data, no component, nothing that comes to life. */
export default async function Page({ params }: { params: Promise<{ count: string }> }) {
  const rows = Array.from({ length: Number((await params).count) }, (_, row) => row);
  return (
    <main>
      {rows.map((row) => (
        <p key={row} className="row">
          {`Row ${row} of the page`}
        </p>
      ))}
    </main>
  );
}
