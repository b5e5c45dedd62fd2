/** An inline script of the host's own. @param nonce by which the page's policy allows it; none where it allows it by its hash */
export function ownScript(text: string, nonce?: string): string {
  return nonce === undefined ? `<script>${text}</script>` : `<script nonce="${nonce}">${text}</script>`;
}
