/** The bearer of a reader's session in an `Authorization` header, valid or not; null if the header has none. */
export function bearerOf(authorization: string | undefined): string | null {
  const match = /^Bearer(?:\s+(.*))?$/i.exec(authorization ?? '');
  return match && (match[1] ?? '').trim();
}
