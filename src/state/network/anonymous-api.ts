import { type Api, createApi } from '#api/clients.ts';

/** API clients that send no identity; a call continues even if its page is closed. TRK-04 */
export function anonymousApi(accountOrigin: string): Api {
  const { origin } = location;
  return createApi({
    readToken: () => null,
    origins: { site: origin, account: accountOrigin, archive: origin },
    fetch: (request) => fetch(request, { keepalive: true }),
  });
}
