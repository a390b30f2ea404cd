/** The key that a program sends in an `Authorization: Bearer` header; undefined for another scheme. RFC 6750 */
export const callerKeyOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
