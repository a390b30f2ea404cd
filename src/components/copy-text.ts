/**
 * Copies a text to the clipboard. Browsers may refuse that, and have no clipboard on a page without HTTPS.
 * @returns whether it was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
