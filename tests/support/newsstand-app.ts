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

/** What the answer of an operation carries when it went well. */
type Data<Id extends keyof Operations> = Operations[Id]['responses'] extends {
  200: { content: { 'application/json': { data: infer D } } };
}
  ? D
  : never;

/** Host of Il Messaggero, whose items a test imports unless it says otherwise. */
export const HOST = 'ilmessaggero.localhost';

/** As readers' browsers do it, and soon done. */
const LITTLE_WORK = { cost: 10, fewest: 1, most: 10 };

/** Guards against what hangs. */
const TASKS_LIMIT_MS = 60_000;

/** Where letters lead that no call asked for. */
const here = () => `http://${HOST}`;

const NOWHERE: Mailer = { send: async () => undefined };

type Options = {
  /** Serves the built pages too; the APIs alone need no build. */
  pages?: boolean;
  /** Asked when the server starts. */
  imagesFolder?: () => string;
  /** Settings of the process. */
  environment?: Record<string, string>;
  /** Sends the mails; they go nowhere without. */
  mailer?: Mailer;
  /** Connects to push services; real ones are asked without. */
  pushConnect?: Connect;
  /** Takes alerts of newsrooms and tickets of readers, and sends them and newsletters. */
  queue?: boolean;
  /** Key of what the server signs; another one each time without. */
  secret?: string;
  log?: OpenAppDeps['log'];
};

/**
 * The whole server on a test's database, with a clock that the test sets; it stands at `NOON` before each. `ask` needs
 * no socket, and so does not meet what stands ready for the next asker.
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
      captchaWork: LITTLE_WORK,
      ...(secret !== undefined && { secret }),
      ...(log && { log }),
      ...(pushConnect && { pushConnect }),
      ...(queue && { queue: { mailer, originOf: here, accountOriginOf: here } }),
    });
  });
  beforeEach(() => {
    now = NOON;
  });
  // What a test had mailed is not mailed within the next one.
  afterEach(() => backgroundTasks.settled(TASKS_LIMIT_MS));
  afterAll(async () => {
    await opened?.close();
    // The file's modules stay with the worker, and would hold the whole server.
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
    /** @throws Error naming the address, for any other answer than 200. */
    data: async <Id extends keyof Operations>(url: string, host = HOST): Promise<Data<Id>> => {
      const reply = await ask({ url, headers: { host } });
      if (reply.statusCode !== 200) throw new Error(`${url} → ${reply.statusCode} ${reply.body}`);
      return (reply.json() as { data: Data<Id> }).data;
    },
  };
}

export type NewsstandApp = ReturnType<typeof newsstandApp>;
