import type { Handlers } from "@/lib/backend/handler";
import { ApiProblem } from "@/lib/backend/problem";

/** Sign-in with a provider. None is configured, so none is offered and the others are not there. */
export const socialHandlers: Handlers<
  "GET /auth/providers" | "GET /auth/{provider}" | "GET /auth/{provider}/callback"
> = {
  "GET /auth/providers": () => ({ status: 200, body: { data: [] } }),

  "GET /auth/{provider}": () => {
    throw new ApiProblem("not_found");
  },

  "GET /auth/{provider}/callback": () => {
    throw new ApiProblem("not_found");
  },
};
