/** The bearer that a header carries, whatever it is; null where it carries none. */
export function bearerOf(authorization: string | undefined): string | null {
  const found = /^Bearer(?:\s+(.*))?$/i.exec(authorization ?? '');
  return found && (found[1] ?? '').trim();
}
