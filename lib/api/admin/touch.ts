import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Touch } from "@/lib/api/admin/form-state";

/** Fields of the second factor: each counts once. */
const once = ["step_up_code", "step_up_passkey", "step_up_way"];

/**
 * Has a passkey sign what a form asks for. What talks to it is loaded only now.
 * @returns the form to be sent again; `null` when the person has said no, or the device cannot
 */
export async function touched(form: FormData, { kind, field, options }: Touch): Promise<FormData | null> {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  try {
    const signed =
      kind === "get"
        ? await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })
        : await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
    for (const name of once) form.delete(name);
    form.set(field, JSON.stringify(signed));
    return form;
  } catch {
    return null; // the browser tells no more than that it was not done
  }
}
