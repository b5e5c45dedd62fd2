"use client";

import { useEffect, useId } from "react";
import { Notice } from "@/components/ui/notice";
import type { Failure } from "@/lib/api/request/failure";

/**
 * Why a call failed, in the API's words. It takes the focus, so that it is seen and read out.
 * @param said the failure of a form sent without scripts (see `SentForm`)
 * @param network what to say when the shop could not be reached
 */
export function FormFailure(props: { failure: Failure | null; said?: string | null; network: string }) {
  const { failure, said = null, network } = props;
  const id = useId();
  useEffect(() => {
    if (failure) document.getElementById(id)?.focus();
  }, [failure, id]);
  if (failure) return <Notice id={id}>{failure.detail ?? network}</Notice>;
  return said === null ? null : <Notice autoFocus>{said || network}</Notice>;
}
