import { expect, test } from "@jest/globals";
import { hearPurge, hearRequest, purgesHeader } from "@/lib/host/rendering/purges";
import { onPurge } from "@/lib/runtime/cached-pages";

test("a worker hears of each purge once; a request that overtakes one outdates everything", () => {
  const heard: (readonly string[] | null)[] = [];
  onPurge((tags) => heard.push(tags));
  hearPurge(1, ["tyre-1"]);
  hearRequest({ [purgesHeader]: "1" });
  hearRequest({});
  expect(heard).toEqual([["tyre-1"]]);
  hearRequest({ [purgesHeader]: "3" });
  hearPurge(2, ["tyre-2"]);
  hearPurge(3, ["tyre-3"]);
  hearPurge(4, ["tyre-4"]);
  expect(heard).toEqual([["tyre-1"], null, ["tyre-4"]]);
});
