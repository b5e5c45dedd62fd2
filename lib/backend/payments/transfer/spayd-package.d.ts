/** The package ships types that its own `exports` hide; these are the fields the shop uses. */
declare module "spayd" {
  /** @throws string naming the field that is in a wrong format */
  export default function spayd(payment: {
    acc: string;
    am: string;
    cc?: string;
    rn?: string;
    msg?: string;
    xvs?: string;
  }): string;
}
