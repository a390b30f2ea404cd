/** The bearer in an `Authorization` header, valid or not; null if the header has none. */
export function bearerOf(authorization: string | undefined): string | null {
  const found = /^Bearer(?:\s+(.*))?$/i.exec(authorization ?? '');
  return found && (found[1] ?? '').trim();
}
