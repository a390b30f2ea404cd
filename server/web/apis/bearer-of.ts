/** The token of an `Authorization: Bearer` header; undefined for another scheme. RFC 6750 */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
