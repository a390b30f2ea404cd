import type { Orm } from '#server/base/db/connect.ts';
import type { NewsstandApp } from './newsstand-app.ts';
import { type Account, addAccount } from './reader-accounts.ts';
import { openBrowser } from './sign-in-calls.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

type Server = Pick<NewsstandApp, 'ask'>;

/** Calls of the press review by a signed-in reader. */
export async function signInAtPress(server: Server, account: Account) {
  const browser = openBrowser(server);
  await browser.signIn(account);
  const get = (path: string) => browser.ask({ url: `/api/user/rassegna/${path}` });
  const post = (path: string, body: unknown) =>
    browser.ask({
      url: `/api/user/rassegna/${path}`,
      method: 'POST',
      headers: JSON_TYPE,
      payload: JSON.stringify(body),
    });
  /** @throws Error for any answer other than 200. */
  const done = async <Data>(asked: ReturnType<typeof get>): Promise<Data> => {
    const reply = await asked;
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
    return (reply.json() as { data: Data }).data;
  };
  return {
    account,
    get,
    post,
    read: <Data>(path: string) => done<Data>(get(path)),
    write: <Data>(path: string, body: unknown) => done<Data>(post(path, body)),
  };
}

/** A reader with a licence of Il Messaggero's press review. ROL-05 */
export const openPressOffice = async (
  server: Server,
  orm: Orm,
  wanted: Parameters<typeof addAccount>[1] = {},
) => signInAtPress(server, await addAccount(orm, { subscriptions: [{ product: 'rassegna' }], ...wanted }));

export type PressOffice = Awaited<ReturnType<typeof openPressOffice>>;
