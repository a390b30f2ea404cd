import type { ApiDeps } from '#api/clients.ts';

/** API of the newsstand's server, called with this token; every call ends with the signal. */
export function workerApi(token: string | null, signal: AbortSignal): ApiDeps {
  const { origin } = location;
  return {
    readToken: () => token,
    origins: { site: origin, account: origin, archive: origin },
    fetch: (request) => fetch(request, { signal }),
  };
}
