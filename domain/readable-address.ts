/** Whether a path can be decoded. It is false for broken escapes, such as `/100%`, for which no route can be found. */
export function isReadable(path: string): boolean {
  try {
    // The result is used, because bundlers remove a call whose result is unused.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
