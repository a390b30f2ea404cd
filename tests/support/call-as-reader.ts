import type { Page } from 'playwright/test';

/** Makes a call in the session of the reader of this page. */
export const callAsReader = <Data>(page: Page, path: string, body?: object): Promise<Data> =>
  page.evaluate(
    async ([address, said]) => {
      const { id_token } = JSON.parse(localStorage.user) as { id_token: string };
      const headers = { authorization: `Bearer ${id_token}`, 'content-type': 'application/json' };
      const reply = await fetch(address, said ? { method: 'POST', headers, body: said } : { headers });
      return ((await reply.json()) as { data: Data }).data;
    },
    [path, body && JSON.stringify(body)] as const,
  );
