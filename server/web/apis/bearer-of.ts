/** What a header of authorisation carries. RFC 6750 */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
