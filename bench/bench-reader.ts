import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Agent, globalAgent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { DEMO_PASSWORD, DEMO_READERS, emailOf } from '#server/operations/demo/accounts/demo-readers.ts';
import { CHATBOT_DOMAINS, type Product } from './product.ts';
import { type Answered, ask, type RequestOptions } from './request.ts';

export type Account = { email: string; password: string };

const PASSWORD = 'Traghetto-7x';
const MAIL_TIMEOUT_MS = 20_000;
/** The code in a mail is on a line of its own. */
const CODE = /^(\d{6})\r?$/m;

const SignInReply = v.object({ data: v.object({ indirizzo: v.string() }) });
const ExchangeReply = v.object({ data: v.object({ id_token: v.string() }) });

/** The demonstration's reader who may ask the chatbot. */
export function chatbotReader(): Account {
  const reader = DEMO_READERS.find(({ onCompanyDomain }) => onCompanyDomain);
  if (!reader) throw new Error('no demonstration reader has an address of a company');
  return { email: emailOf(reader, CHATBOT_DOMAINS[0]), password: DEMO_PASSWORD };
}

/** Registers a reader, and activates the account with the mailed code. */
export async function openAccount({ origin, dataFolder }: Product, address: string): Promise<Account> {
  const account = { email: `lettore-${randomUUID()}@posta.example`, password: PASSWORD };
  const declarations = {
    maggiorenne: true,
    informativa: true,
    marketing: false,
    profilazione: false,
    terzi: false,
  };
  const person = { nome: 'Giulia', cognome: 'Ferrante' };
  const post = async (path: string, body: unknown) => {
    const headers = { 'x-forwarded-for': address };
    const { status } = await ask(globalAgent, origin, { path, method: 'POST', headers, body });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  await post('/api/registration', { ...account, ...person, ...declarations });
  await post('/api/registration/activate', { ...account, codice: await mailedCode(dataFolder, account) });
  return account;
}

async function mailedCode(dataFolder: string, { email }: Account): Promise<string> {
  const folder = join(dataFolder, 'mail');
  for (const deadline = performance.now() + MAIL_TIMEOUT_MS; performance.now() < deadline; await sleep(100)) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const code = CODE.exec(mails.find((mail) => mail.includes(`To: ${email}`)) ?? '')?.[1];
    if (code) return code;
  }
  throw new Error('no code was mailed');
}

/** One browser of a reader, which stores its connections, its cookies and, while signed in, its bearer. */
export class BenchReader {
  readonly #agent: Agent;
  readonly #origin: string;
  readonly #address: string;
  readonly #cookies: Map<string, string>;
  #bearer: string | null = null;

  /**
   * @param address IP address of this reader, as the proxy before the server reports it
   * @param cookies cookies that the browser has stored before
   */
  constructor(agent: Agent, origin: string, address: string, cookies: Iterable<[string, string]> = []) {
    this.#agent = agent;
    this.#origin = origin;
    this.#address = address;
    this.#cookies = new Map(cookies);
  }

  get bearer(): string | null {
    return this.#bearer;
  }

  get cookies(): [string, string][] {
    return [...this.#cookies];
  }

  /** Sends a request of this browser; `withBearer` adds the bearer of a reader who is signed in. */
  async ask({ headers, ...options }: RequestOptions & { withBearer?: boolean }): Promise<Answered> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ownHeaders = {
      'x-forwarded-for': this.#address,
      ...(cookie !== '' && { cookie }),
      ...(options.withBearer && this.#bearer !== null && { authorization: `Bearer ${this.#bearer}` }),
      ...headers,
    };
    const answered = await ask(this.#agent, this.#origin, { ...options, headers: ownHeaders });
    for (const line of answered.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      this.#cookies.set(name, value);
    }
    return answered;
  }

  /**
   * Signs in, from the form to the bearer. @returns the answer of each step: the last one shows whether it succeeded
   */
  async signIn({ email, password }: Account): Promise<Answered[]> {
    const body = { email, password, redirect_uri: '/' };
    // Signing in again sends no former bearer: the account site identifies the browser by its cookie alone.
    this.#bearer = null;
    const login = await this.ask({ path: '/api/sso/login', method: 'POST', body });
    if (login.status !== 200) return [login];
    const { indirizzo } = v.parse(SignInReply, JSON.parse(login.body.toString())).data;
    const { searchParams } = new URL(indirizzo, this.#origin);
    const query = new URLSearchParams({ redirect_uri: searchParams.get('redirect_uri') ?? '' });
    const path = `/api/sso/id_code/${searchParams.get('id_code')}?${query}`;
    const exchanged = await this.ask({ path });
    if (exchanged.status === 200) {
      this.#bearer = v.parse(ExchangeReply, JSON.parse(exchanged.body.toString())).data.id_token;
    }
    return [login, exchanged];
  }
}
