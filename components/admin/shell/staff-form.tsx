"use client";

import { createContext, type ReactNode, useContext } from "react";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { freshForm, type StaffFormState } from "@/lib/api/admin/form-state";
import { useStaffForm } from "@/lib/api/admin/use-staff-form";
import type { Language } from "@/lib/domain/locale";

/** What every form says, whatever it is about. */
export type FormTexts = {
  unreachable: string;
  untouched: string;
  step_up: { label: string; hint: string; send: string; touch: string };
};

const FormState = createContext<StaffFormState>(freshForm);

/** The state of the form around a field. */
export const useFormState = () => useContext(FormState);

export type StaffFormProps = {
  action: (state: StaffFormState, form: FormData) => Promise<StaffFormState>;
  language: Language;
  texts: FormTexts;
  /** By which buttons that stand elsewhere send it. */
  id?: string;
  /** Values that are sent along and not shown. */
  sent?: Record<string, string | number>;
  /** Where the second factor is asked for from the start: may it be a passkey? */
  asks?: { canTouch: boolean };
  className?: string;
  /** What sends the form; the second factor's own button stands in its place while that is asked for. */
  buttons: ReactNode;
  children?: ReactNode;
};

/** A form of the admin, with the second factor in place where the shop asks for it. */
export function StaffForm({
  action,
  language,
  texts,
  id,
  sent = {},
  asks,
  className = "",
  buttons,
  children,
}: StaffFormProps) {
  const { state, sending, formProps } = useStaffForm(action, texts);
  const { act } = state.typed;
  const isAsked = state.stepUp || (asks !== undefined && !state.done);
  return (
    <FormState value={state}>
      <form {...formProps} id={id} className={`ff ${className}`.trimEnd()} aria-busy={sending}>
        <input type="hidden" name="page_language" value={language} />
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state.touch ? <Notice>{texts.untouched}</Notice> : null}
        {state.failure ? <Notice>{state.failure}</Notice> : null}
        <div className="fields" key={state.done ? state.attempt : "typed"}>
          {children}
        </div>
        {isAsked ? (
          <div className="asked">
            {state.canTouch || asks?.canTouch ? (
              <button className="sec touch" type="submit" name="step_up_way" value="touch">
                {texts.step_up.touch}
              </button>
            ) : null}
            {act ? <input type="hidden" name="act" value={act} /> : null}
            <TextField
              id={`step-up-${sent.id ?? "form"}`}
              name="step_up_code"
              className="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              label={texts.step_up.label}
              hint={texts.step_up.hint}
              error={state.errors.step_up_code}
            />
            <button className="do" type="submit">
              {texts.step_up.send}
            </button>
          </div>
        ) : (
          <div className="acts">{buttons}</div>
        )}
      </form>
    </FormState>
  );
}
