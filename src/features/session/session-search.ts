type Search = Record<string, unknown>;

const stringOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * `?id_code=` is the code of a sign-in for this site, `redirect_uri` the address at which the reader continues. NAV-10
 */
export const loginSearch = ({ id_code, redirect_uri }: Search) => ({
  idCode: stringOf(id_code),
  redirectUri: stringOf(redirect_uri),
});
