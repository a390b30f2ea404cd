/** False for an address whose escapes are broken, such as `/100%`: no route can be found for it. */
export function isReadable(path: string): boolean {
  try {
    // The result is asked for: bundlers leave out a call that nobody does.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
