import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { beforeAll } from 'vitest';
import type { CaptchaAction } from '#domain/captcha.ts';
import { ITEMS } from '../contract-calls.ts';
import { importFixture } from '../import-fixture.ts';
import { HOST, newsstandApp } from '../newsstand-app.ts';
import { PASSWORD } from '../reader-accounts.ts';
import { solveCaptcha } from '../solve-captcha.ts';
import { OPERATORS, openCallers } from './callers.ts';
import { serialiseRequest } from './damage-request.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type MadeRequest, requestsTo } from './made-requests.ts';
import { SeenValues } from './met-values.ts';
import { type Operation, operationAt } from './operations.ts';
import { sendRequest } from './send-request.ts';

const NEWSROOM_KEY = 'chiave-della-redazione';
const MAIL_KEY = 'chiave-dei-rimbalzi';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Keys for the calls that are made by programs. */
const KEYS: Readonly<Record<string, string>> = {
  deliverItems: NEWSROOM_KEY,
  sendAlert: NEWSROOM_KEY,
  reportBounces: MAIL_KEY,
};

/** Name of the field for the captcha's token, and the calls that need one with their captcha actions. */
const TOKEN = 'g-recaptcha-response';
const CAPTCHA_ACTIONS: Readonly<Record<string, CaptchaAction>> = {
  sendChatTurn: 'chat',
  sendTicket: 'contatto',
};

/** A whole newsstand with readers of every kind, and a function that makes random calls. */
export function propertyFixture() {
  const fixture = importFixture({ once: true });
  const server = newsstandApp(fixture.database, {
    imagesFolder: fixture.imagesFolder,
    queue: true,
    environment: {
      OPERATORS,
      DEMO: 'off',
      IMPORT_KEYS: `MG=${hashOf(NEWSROOM_KEY)}`,
      MAIL_EVENTS_KEY: hashOf(MAIL_KEY),
    },
  });
  const met = new SeenValues();
  const callers = openCallers(server, () => fixture.database().orm);
  let port = 0;
  let asked = 0;

  beforeAll(async () => {
    await fixture.run(ITEMS);
    await server.app().listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app().server.address() as AddressInfo);
    for (const { id } of await fixture.allArticles()) met.add('id', id);
    met.add('edizione', 'roma', 'nazionale');
    met.add('data', '2025-04-03', '2025-04-02');
    met.add('giorno', '2025-04-03', '2025-04-02');
    met.add('titolo', 'cronaca', 'sport', 'vino');
    met.add('password', PASSWORD);
    met.add('q', 'ponte', 'riapre');
    met.add('rag_type', 'archivio');
  });

  /** Adds a valid token to two of three calls. */
  async function workFor({ id }: Operation, body: MadeRequest['body']): Promise<void> {
    const action = CAPTCHA_ACTIONS[id];
    const value = body?.value;
    if (action === undefined || value === null || typeof value !== 'object' || asked % 3 === 0) return;
    Object.assign(value, { [TOKEN]: await solveCaptcha(server, action) });
  }

  async function ask(operation: Operation, made: MadeRequest): Promise<void> {
    const parameters = met.fill(made.parameters) as Record<string, unknown>;
    const body = made.body && { ...made.body, value: met.fill(made.body.value) };
    await workFor(operation, body);
    const sent = serialiseRequest(operation, parameters, body, made.fault);
    const key = KEYS[operation.id];
    const own =
      key && made.caller !== 'nobody'
        ? { authorization: `Bearer ${key}` }
        : await callers.headersOf(made.caller);
    asked += 1;
    const from = `198.${18 + (asked >> 16)}.${(asked >> 8) & 255}.${asked & 255}`;
    const answer = await sendRequest(port, sent, { host: HOST, 'x-forwarded-for': from, ...own });
    try {
      judgeAnswer(operationAt(operation, sent.path), sent, answer);
    } catch (error) {
      const { message } = error as Error;
      const told = `${sent.method} ${sent.path.slice(0, 300)} by ${made.caller}, ${made.fault.kind}: ${String(sent.payload).slice(0, 800)}`;
      throw new Error(`${message}\n${told}`, { cause: error });
    }
    if (answer.status === 401 && made.fault.kind !== 'false bearer') callers.leave(made.caller);
    if (answer.status === 200 && answer.headers['content-type']?.startsWith('application/json')) {
      met.learn((JSON.parse(answer.body.toString()) as { data?: unknown }).data);
    }
  }

  return {
    /**
     * Makes `runs` random calls of one operation. @throws Error with the smallest request that was answered wrongly,
     * and the seed
     */
    askOften: async (operation: Operation, { runs, seed }: { runs: number; seed: number }): Promise<void> => {
      await fc.assert(
        fc.asyncProperty(requestsTo(operation), (made) => ask(operation, made)),
        { numRuns: runs, seed, interruptAfterTimeLimit: 600_000 },
      );
    },
  };
}
