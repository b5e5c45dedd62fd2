import { WorkRefused } from "@/lib/backend/change-set/start-work";
import { FileTooLarge } from "@/lib/backend/change-set/store-file";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

/** Does what may be refused, and says why in the contract's words. @throws ApiProblem */
export async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WorkRefused) throw new ApiProblem(error.code);
    if (error instanceof FileTooLarge) throw new ApiProblem("too_large");
    throw error;
  }
}
