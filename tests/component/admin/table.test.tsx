import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Table } from "@/components/admin/shell/table";

const columns = [{ text: "Vybrat", heard: true }, "Pneumatika", "EAN", { text: "Kusů", right: true }] as const;

test("a table names its columns in small letters, abbreviations in large ones, also the one that shows no words, and numbers stand at the right", () => {
  render(
    <Table columns={columns} caption="Sklad" empty="Nic tu není.">
      {[4, 8].map((pieces) => (
        <tr key={pieces}>
          <td />
          <td>Zima 5</td>
          <td>8590000000000</td>
          <td>{pieces}</td>
        </tr>
      ))}
    </Table>,
  );
  const heads = screen.getAllByRole("columnheader");
  expect(heads.map((head) => [head.textContent, head.className])).toEqual([
    ["Vybrat", ""],
    ["pneumatika", ""],
    ["EAN", ""],
    ["kusů", "r"],
  ]);
  expect(screen.getByRole("table", { name: "Sklad" })).toBeInTheDocument();
  expect(screen.getAllByRole("row")).toHaveLength(3);
  expect(screen.queryByText("Nic tu není.")).not.toBeInTheDocument();
});

test("a table without rows is the words in their place", () => {
  render(
    <Table columns={columns} empty="Nic tu není.">
      {[]}
    </Table>,
  );
  expect(screen.getByText("Nic tu není.")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});
