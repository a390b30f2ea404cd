import { randomBytes } from 'node:crypto';
import type { components } from '#openapi/generated/account.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { NewsstandApp } from './newsstand-app.ts';
import { addAccount } from './reader-accounts.ts';
import { openBrowser } from './sign-in-calls.ts';
import { solveCaptcha } from './solve-captcha.ts';

export type View = components['schemas']['Conversazione'];
export type OperatorView = components['schemas']['RispostaScheda']['data'];
type OperatorChats = components['schemas']['RispostaBanco']['data'];

export const OPERATOR = 'serena@redazione.example';

export const codeOf = (reply: { json(): unknown }) =>
  (reply.json() as { status: { code: string } }).status.code;
export const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;

/** An operator, and a visitor's conversation that waits for one. */
export async function openOperatorChat(server: NewsstandApp, { orm }: Pick<Database, 'orm'>) {
  const browser = openBrowser(server);
  const serena = openBrowser(server);
  await serena.signIn(await addAccount(orm, { email: OPERATOR }));
  const begin = async () => {
    const secret = randomBytes(32).toString('base64url');
    const conversation = { conversazione: secret };
    const say = async (content: string, overrides: object = {}) =>
      browser.post('/api/site/chat', {
        id: crypto.randomUUID(),
        ...conversation,
        content,
        messages: [],
        host: '',
        'g-recaptcha-response': await solveCaptcha(server, 'chat'),
        ...overrides,
      });
    await say('Come cambio la carta?');
    await browser.post('/api/site/chat/operatore', conversation);
    const id = dataOf<OperatorChats>(await serena.get('/api/operatori/chat')).attesa.at(-1)?.id ?? '';
    const desk = `/api/operatori/chat/${id}`;
    return {
      secret,
      desk,
      say,
      join: () => serena.post(`${desk}/entra`, {}),
      answer: (content: string, overrides: object = {}) =>
        serena.post(desk, { id: crypto.randomUUID(), content, ...overrides }),
      messagesNow: async () => dataOf<View>(await browser.get('/api/site/chat', conversation)).righe,
      messagesAtDesk: async () => dataOf<OperatorView>(await serena.get(desk)).conversazione.righe,
    };
  };
  return { browser, serena, begin, ...(await begin()) };
}

export type OperatorChat = Awaited<ReturnType<typeof openOperatorChat>>;
