"use client";

import { useEffect } from "react";

/**
 * Goes on where somebody is signed in after all: a browser keeps the cookie back when a link of another site, or of a mail, leads
 * here, and sends it from the page itself.
 */
export function NoticedSession({ to }: { to: string }) {
  useEffect(() => {
    fetch("/api/v1/admin/me").then(
      ({ ok }) => {
        if (ok) location.replace(to);
      },
      () => {}, // nobody answers: the page stays as it is
    );
  }, [to]);
  return null;
}
