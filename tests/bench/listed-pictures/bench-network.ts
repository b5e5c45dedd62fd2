import { isPublicAddress } from "@/lib/backend/kernel/public-fetch";
import type { PictureNetwork } from "@/lib/backend/picture/fetch/fetch-picture";

/** Every name stands for this machine, but for one inside of it; a picture may take less time than in the shop, so that more are tried. */
export const network: PictureNetwork = {
  scheme: "http:",
  resolve: async (host) => [host === "inside.example" ? "192.168.1.7" : "127.0.0.1"],
  isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address),
  timeout: 2_000,
};
