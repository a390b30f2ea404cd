import { HOME } from '#domain/addresses.ts';

/** Path to come back to, out of a full address of this newsstand; home for any other. Compared by origin, not by text. */
export function returnPath(redirectUri: string | undefined, origin: string): string {
  if (!redirectUri || !URL.canParse(redirectUri, origin)) return HOME;
  const url = new URL(redirectUri, origin);
  return url.origin === origin ? url.pathname + url.search : HOME;
}
