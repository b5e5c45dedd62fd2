"use client";

import { createContext, useContext, useEffect } from "react";
import { FormTextArea } from "@/components/admin/shell/form-fields";
import { useFormState } from "@/components/admin/shell/staff-form";
import type { MessageState } from "@/lib/domain/message-state";

/** What the list round a message has to know of its forms. */
export type MessageListState = {
  /** Called when a form has done something with a message. */
  moved: (id: number, to: MessageState) => void;
  /** Answers that were begun, by the messages: a row may be folded and unfolded again. */
  begun: Map<number, string>;
};

export const MessageListContext = createContext<MessageListState>({ moved: () => {}, begun: new Map() });

/** Tells the list what the form around it has done. */
export function Moved({ id, to }: { id: number; to: MessageState }) {
  const { done, attempt } = useFormState();
  const { moved } = useContext(MessageListContext);
  useEffect(() => {
    if (done && attempt > 0) moved(id, to);
  }, [done, attempt, moved, id, to]);
  return null;
}

type TextProps = { message: number; label: string; hint: string; maxLength: number };

/** The field of an answer. What was begun is still there when the row is unfolded again. */
export function AnswerText({ message, ...field }: TextProps) {
  const { begun } = useContext(MessageListContext);
  return (
    <FormTextArea
      id={`reply-${message}`}
      name="text"
      rows={6}
      required
      defaultValue={begun.get(message) ?? ""}
      onChange={({ target }) => begun.set(message, target.value)}
      {...field}
    />
  );
}
