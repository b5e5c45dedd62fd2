"use client";

import { useEffect, useId } from "react";
import { Notice } from "@/components/ui/notice";
import type { Failure } from "@/lib/api/request/failure";

/** Why a call was refused, in the API's words. It takes the focus, so that it is seen and read.
 * @param network what to say when the shop could not be reached */
export function FormFailure({ failure, network }: { failure: Failure | null; network: string }) {
  const id = useId();
  useEffect(() => {
    if (failure) document.getElementById(id)?.focus();
  }, [failure, id]);
  return failure ? <Notice id={id}>{failure.detail ?? network}</Notice> : null;
}
