type Search = Record<string, unknown>;

const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** `?id_code=` is what a sign-in has left for this site, `redirect_uri` where its reader goes on to. NAV-10 */
export const loginSearch = ({ id_code, redirect_uri }: Search) => ({
  idCode: wordIn(id_code),
  redirectUri: wordIn(redirect_uri),
});
