/** A call as a test makes it. */
export type MadeCall = { url: string; method?: 'GET' | 'POST'; body?: unknown };

export const got = (...urls: string[]): MadeCall[] => urls.map((url) => ({ url }));

export const posted = (url: string, ...bodies: unknown[]): MadeCall[] =>
  bodies.map((body) => ({ url, method: 'POST' as const, body }));
