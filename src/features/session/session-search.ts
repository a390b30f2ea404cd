type Search = Record<string, unknown>;

const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * `?id_code=` is the code of a sign-in for this site, `redirect_uri` the address at which the reader continues. NAV-10
 */
export const loginSearch = ({ id_code, redirect_uri }: Search) => ({
  idCode: wordIn(id_code),
  redirectUri: wordIn(redirect_uri),
});
