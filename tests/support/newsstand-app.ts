import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { operations as AccountOperations } from '#openapi/generated/account.ts';
import type { operations as ArchiveOperations } from '#openapi/generated/archive.ts';
import type { operations as SiteOperations } from '#openapi/generated/site.ts';
import { BackgroundTasks } from '#server/accounts/identity/background-tasks.ts';
import { readConfig } from '#server/base/config/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import type { Connect } from '#server/outgoing/push/sending/connections/connect.ts';
import { readBuild } from '#server/web/http/build.ts';
import { NOON } from './import-fixture.ts';
import { type OpenAppDeps, openApp } from './open-app.ts';

type Operations = SiteOperations & AccountOperations & ArchiveOperations;

/** Type of the data in a successful answer of an operation. */
type Data<Id extends keyof Operations> = Operations[Id]['responses'] extends {
  200: { content: { 'application/json': { data: infer D } } };
}
  ? D
  : never;

/** Host of Il Messaggero, for which a test imports its items by default. */
export const HOST = 'ilmessaggero.localhost';

/** Proof of work as in readers' browsers, but cheap. */
const LITTLE_WORK = { cost: 10, minDerivations: 1, maxDerivations: 10 };

/** Guards against a hanging test. */
const TASKS_LIMIT_MS = 60_000;

/** Origin of links in letters that are sent without a call. */
const here = () => `http://${HOST}`;

const NOWHERE: Mailer = { send: async () => undefined };

type Options = {
  /** Serves the built pages too; the APIs alone need no build. */
  pages?: boolean;
  /** Called when the server starts. */
  imagesFolder?: () => string;
  /** Environment variables of the process. */
  environment?: Record<string, string>;
  /** Sends the mails; without it they are dropped. */
  mailer?: Mailer;
  /** Connects to push services; without it real ones are contacted. */
  pushConnect?: Connect;
  /** Accepts alerts of newsrooms and tickets of readers, and sends them and newsletters. */
  queue?: boolean;
  /** Key for the server's signatures; by default a new one each time. */
  secret?: string;
  log?: OpenAppDeps['log'];
};

/**
 * The whole server on a test's database, with a clock that the test sets and that shows `NOON` before each test. `ask`
 * uses no socket, and so is never answered from prepared replies.
 */
export function newsstandApp(
  database: () => Database,
  {
    pages = false,
    imagesFolder = () => '',
    environment = {},
    mailer = NOWHERE,
    pushConnect,
    queue = false,
    secret,
    log,
  }: Options = {},
) {
  let opened: FastifyInstance | undefined;
  let now = NOON;
  const backgroundTasks = new BackgroundTasks((error) => opened?.log.error(error));
  const app = (): FastifyInstance => {
    if (!opened) throw new Error('the server runs within tests only');
    return opened;
  };
  beforeAll(async () => {
    const build = pages ? await readBuild() : null;
    const config = readConfig({ NODE_ENV: 'test', GATE: 'off', ...environment });
    opened = await openApp({
      config,
      db: database(),
      build,
      imagesFolder: imagesFolder(),
      now: () => now,
      mailer,
      backgroundTasks,
      workDifficulty: LITTLE_WORK,
      ...(secret !== undefined && { secret }),
      ...(log && { log }),
      ...(pushConnect && { pushConnect }),
      ...(queue && { queueDeps: { mailer, originOf: here, accountOriginOf: here } }),
    });
  });
  beforeEach(() => {
    now = NOON;
  });
  // Mails of one test must not be sent during the next one.
  afterEach(() => backgroundTasks.settled(TASKS_LIMIT_MS));
  afterAll(async () => {
    await opened?.close();
    // The modules of a test file stay loaded in the test worker, and would keep the whole server in memory.
    opened = undefined;
  });

  const ask = ({ headers, ...options }: InjectOptions) =>
    app().inject({ method: 'GET', ...options, headers: { host: HOST, ...headers } });

  return {
    app,
    ask,
    setClock: (at: string) => {
      now = new Date(at);
    },
    /** @throws Error naming the address, for any answer other than 200. */
    data: async <Id extends keyof Operations>(url: string, host = HOST): Promise<Data<Id>> => {
      const reply = await ask({ url, headers: { host } });
      if (reply.statusCode !== 200) throw new Error(`${url} → ${reply.statusCode} ${reply.body}`);
      return (reply.json() as { data: Data<Id> }).data;
    },
  };
}

export type NewsstandApp = ReturnType<typeof newsstandApp>;
