import type { InjectOptions } from 'fastify';
import { HOST, type NewsstandApp } from './newsstand-app.ts';
import { type Account, PASSWORD } from './reader-accounts.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

const JSON_TYPE = { 'content-type': 'application/json' };

type Where = { host?: string; accountHost?: string; agent?: string; address?: string };
type Wish = { password?: string; ricordami?: boolean; redirect_uri?: string };

/** Name of the account site's cookie, which depends on whether its host uses https. */
const cookieName = (host: string) => (host.includes('localhost') ? 'edicola_sso' : '__Host-edicola_sso');

let opened = 0;

/** Each browser has an IP address of its own, unless a test sets one. */
const ownAddress = () => `10.${(++opened >> 16) & 255}.${(opened >> 8) & 255}.${opened & 255}`;

/** A browser of a reader, which stores the account site's cookie and the newsstand's bearer as a real one does. */
export function openBrowser(
  server: Pick<NewsstandApp, 'ask'>,
  { host = HOST, accountHost = host, agent = CHROME, address = ownAddress() }: Where = {},
) {
  let cookie: string | null = null;
  let known: string | null = null;
  let token: string | null = null;
  const sender = { 'user-agent': agent, 'x-forwarded-for': address };

  /** A call to the account site, with the cookie only. */
  const askAccount = async ({ headers, ...options }: InjectOptions) => {
    const cookies = [
      cookie && `${cookieName(accountHost)}=${cookie}`,
      known && `edicola_browser=${known}`,
    ].filter(Boolean);
    const reply = await server.ask({
      ...options,
      headers: {
        host: accountHost,
        ...sender,
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...headers,
      },
    });
    for (const { name, value } of reply.cookies) {
      if (name === cookieName(accountHost)) cookie = value || null;
      if (name === 'edicola_browser') known = value;
    }
    return reply;
  };
  /** A call to the newsstand, with the bearer. */
  const ask = ({ headers, ...options }: InjectOptions) =>
    server.ask({
      ...options,
      headers: {
        host,
        ...sender,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
  const post = (url: string, body: unknown = {}) =>
    askAccount({ url, method: 'POST', headers: JSON_TYPE, payload: JSON.stringify(body) });

  /** A call to the account site that only reads. */
  const get = (url: string, headers: Record<string, string> = {}) => askAccount({ url, headers });

  /** Only the login call: its answer has the address to go on to, or the error. */
  const login = ({ email }: Pick<Account, 'email'>, wish: Wish = {}) =>
    post('/api/sso/login', { email, password: PASSWORD, redirect_uri: '/', ...wish });

  /** Exchanges the code in an address for the bearer, as `/login` does. */
  const exchange = async (goTo: string) => {
    const { searchParams } = new URL(goTo);
    const query = new URLSearchParams({ redirect_uri: searchParams.get('redirect_uri') ?? '' });
    const reply = await askAccount({ url: `/api/sso/id_code/${searchParams.get('id_code')}?${query}` });
    if (reply.statusCode === 200) token = (reply.json() as { data: { id_token: string } }).data.id_token;
    return reply;
  };

  return {
    ask,
    askAccount,
    post,
    get,
    login,
    exchange,
    token: () => token,
    cookie: () => cookie,
    /** Cookie by which the account site recognises the browser after sign-out. */
    knownBy: () => known,
    beKnownBy: (value: string | null) => {
      known = value;
    },
    setCookie: (value: string | null) => {
      cookie = value;
    },
    /** Signs in from the form to the bearer. @throws Error for any answer but 200. */
    signIn: async (account: Pick<Account, 'email'>, wish: Wish = {}): Promise<string> => {
      const reply = await login(account, wish);
      if (reply.statusCode !== 200) throw new Error(`login → ${reply.statusCode} ${reply.body}`);
      const exchanged = await exchange((reply.json() as { data: { indirizzo: string } }).data.indirizzo);
      if (exchanged.statusCode !== 200)
        throw new Error(`id_code → ${exchanged.statusCode} ${exchanged.body}`);
      if (token === null) throw new Error('the exchange gave no bearer');
      return token;
    },
  };
}

export type ReaderBrowser = ReturnType<typeof openBrowser>;

/** POST calls without a session, from one IP address unless a test sets another. */
export const postFrom =
  (server: Pick<NewsstandApp, 'ask'>, here = '192.0.2.1') =>
  (url: string, body: unknown, address = here, headers: Record<string, string> = {}) =>
    server.ask({
      url,
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-forwarded-for': address, ...headers },
      payload: JSON.stringify(body),
    });
