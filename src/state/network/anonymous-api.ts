import { type Api, createApi } from '#api/clients.ts';

/** Clients by which nobody's name goes along; a call ends although its page is closed meanwhile. TRK-04 */
export function anonymousApi(accountOrigin: string): Api {
  const { origin } = location;
  return createApi({
    readToken: () => null,
    origins: { site: origin, account: accountOrigin, archive: origin },
    fetch: (request) => fetch(request, { keepalive: true }),
  });
}
