/** Is it the address of a call of the admin, below `/api/v1`? */
export function isAdminCall(pathname: string): boolean {
  return /^\/api\/v1\/admin(?:\/|$)/.test(pathname);
}
