"use client";

import { useEffect, useRef, useState } from "react";

const bringsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Takes files that are dropped anywhere on the page. @returns is one being dragged over it? */
export function useDrop(onDrop: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // The pointer also leaves each part of the page; it leaves the page itself for nothing.
    const onLeave = (event: DragEvent) => !event.relatedTarget && setOver(false);
    const onDropped = (event: DragEvent) => {
      if (!event.dataTransfer || !bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current(event.dataTransfer.files);
    };
    addEventListener("dragover", onOver);
    addEventListener("dragleave", onLeave);
    addEventListener("drop", onDropped);
    return () => {
      removeEventListener("dragover", onOver);
      removeEventListener("dragleave", onLeave);
      removeEventListener("drop", onDropped);
    };
  }, []);
  return over;
}
