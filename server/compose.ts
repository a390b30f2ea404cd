import type { FastifyBaseLogger } from 'fastify';
import { openConsentService } from '#server/accounts/consent/consent-service.ts';
import { BackgroundTasks } from '#server/accounts/identity/background-tasks.ts';
import { newSecret } from '#server/accounts/identity/secrets.ts';
import { openChatbotService } from '#server/assistant/chatbot-service.ts';
import type { Work } from '#server/base/captcha/challenges.ts';
import { configuredCaptcha } from '#server/base/captcha/configured-captcha.ts';
import { openProofOfWork } from '#server/base/captcha/proof-of-work.ts';
import type { Config } from '#server/base/config/config.ts';
import { newVapidKeys, type VapidKeys } from '#server/base/config/vapid-keys.ts';
import type { Database } from '#server/base/db/connect.ts';
import { levelOf, openLog } from '#server/base/logging/log.ts';
import { type Mailer, NO_MAILER } from '#server/base/mail/mailer.ts';
import { NO_TICKET_JOBS } from '#server/help/support/tickets/ticket-jobs.ts';
import { openSupportChatService } from '#server/help/support-chat/open-support-chat.ts';
import { rememberAround } from '#server/newsroom/content/around-article.ts';
import { rememberExtents } from '#server/newsroom/content/extents.ts';
import { cacheNextChange } from '#server/newsroom/content/next-change.ts';
import { type DeliveryService, NO_DELIVERIES } from '#server/newsroom/import/deliveries/delivery-service.ts';
import { IssuePackages } from '#server/newsroom/packages/issue-packages.ts';
import { type QueueDeps, workOnQueue } from '#server/operations/jobs/work-on-queue.ts';
import { NO_JOBS } from '#server/outgoing/push/alert-service.ts';
import { type Connect, connectByName } from '#server/outgoing/push/sending/connections/connect.ts';
import { createSender } from '#server/outgoing/push/sending/create-sender.ts';
import { NO_SENDING_JOBS } from '#server/press-review/sending/sending-jobs.ts';
import { configuredCheckout } from '#server/sales/checkout/configured-checkout.ts';
import { googlePlayStore } from '#server/sales/subscriptions/google-play/google-play-store.ts';
import { signedPlayStore } from '#server/sales/subscriptions/google-play/signed-play-store.ts';
import { toTestoArticolo } from '#server/web/apis/site/wire.ts';
import { Gates } from '#server/web/gate/gates.ts';
import { ExpensiveWork, tasksAtOnce } from '#server/web/http/expensive-work.ts';
import { PreparedReplies } from '#server/web/http/prepared-replies.ts';
import { OpenStreams } from '#server/web/http/send-events.ts';
import type { Services } from '#server/web/http/services.ts';

/** What was asked before the end may be answered this long. */
const CLOSING_LIMIT_MS = 2000;

/** What the services are made of. Whoever passes the database and the log closes them. */
export type ComposeDeps = {
  config: Config;
  db: Database;
  imagesFolder: string;
  now: () => Date;
  /** Where newsrooms hand in deliveries; without one none is taken. */
  deliveries?: DeliveryService;
  /** Sends mails to readers; without one, the log alone says that none went. */
  mailer?: Mailer;
  /** What is done after answers, such as mailing; without one, its failures go to the server's log. */
  backgroundTasks?: BackgroundTasks;
  /** Key of the digests of mailed codes; without one they end with the process. */
  secret?: string;
  /** By which push services and browsers know this server. */
  vapidKeys?: VapidKeys;
  /** How push services are connected to. */
  pushConnect?: Connect;
  /**
   * What the queue mails by, and where its letters lead. Alerts of newsrooms, tickets of readers and press reviews wait in
   * it; none are taken without.
   */
  queue?: Pick<QueueDeps, 'mailer' | 'originOf' | 'accountOriginOf'>;
  /** What the captcha asks of a page; what keeps programs away without. */
  captchaWork?: Work;
  /** Without one, a log of its own on standard output. */
  log?: FastifyBaseLogger;
};

/** The services of a server, and how they end with it. */
export type Composed = {
  services: Services;
  log: FastifyBaseLogger;
  /** Ends the streams and the queue: before the server takes no more requests. */
  stop(): Promise<void>;
  /** Closes what the services hold: after the last answer. */
  close(): Promise<void>;
};

/** Makes the services of the whole server from its configuration, once. */
export async function composeServices({
  config,
  db,
  imagesFolder,
  now,
  deliveries = NO_DELIVERIES,
  mailer = NO_MAILER,
  backgroundTasks: given,
  secret = newSecret(),
  vapidKeys = newVapidKeys(),
  pushConnect = connectByName,
  queue: queueDeps,
  captchaWork,
  log = openLog(levelOf(config)).log,
}: ComposeDeps): Promise<Composed> {
  const { orm } = db;
  const report = (error: unknown) => log.error(error);
  const backgroundTasks = given ?? new BackgroundTasks(report);
  const contents = await composeContents({ config, db, imagesFolder, now });
  const expensiveWork = new ExpensiveWork(tasksAtOnce(db.kind));
  const streams = new OpenStreams();
  const { chatbotDomains, commercialEmail, demoEverywhere } = config;
  const identity = {
    ...{ orm, mailer, backgroundTasks, secret, chatbotDomains, commercialEmail, demoEverywhere },
    proofOfWork: openProofOfWork(secret, captchaWork),
  };
  const chatbot = await openChatbotService(config, {
    orm,
    report,
    runQueued: (readerId, gone, search) => expensiveWork.searchFor(readerId, gone, search),
  });
  const chats = await openSupportChatService({ config, db, report });
  const vapid = { ...vapidKeys, subject: config.vapidSubject };
  const sender = createSender({ vapid, services: config.pushServices, connect: pushConnect, now });
  const sending = { publicKey: vapidKeys.publicKey, sender, services: config.pushServices };
  const queue = queueDeps && (await openQueue(queueDeps));
  return {
    log,
    services: {
      ...{ orm, ...contents.services, expensiveWork, streams, deliveries, identity, chatbot, chats },
      gates: new Gates(config.gates, secret),
      consent: await openConsentService(config),
      playStore: config.googlePlay ? googlePlayStore(config.googlePlay) : signedPlayStore(secret),
      checkout: configuredCheckout(config),
      captcha: configuredCaptcha(config.recaptcha, secret, captchaWork),
      push: { ...sending, jobs: queue ?? NO_JOBS },
      tickets: queue?.tickets ?? NO_TICKET_JOBS,
      sendings: queue?.sendings ?? NO_SENDING_JOBS,
    },
    async stop() {
      await streams.close();
      await queue?.stop();
    },
    async close() {
      await backgroundTasks.settled(CLOSING_LIMIT_MS);
      await sender.close();
      await chats.close();
      await contents.close();
    },
  };

  function openQueue(deps: NonNullable<typeof queueDeps>) {
    const { supportMailboxes: mailboxes, embeddings } = config;
    return workOnQueue({ ...deps, db, push: sending, secret, now, mailboxes, embeddings, report });
  }
}

type ContentsDeps = Pick<ComposeDeps, 'config' | 'db' | 'imagesFolder' | 'now'>;

/** What is kept of the contents in memory, until they change. */
async function composeContents({ config, db, imagesFolder, now }: ContentsDeps) {
  const { orm } = db;
  // Elsewhere nobody waits for the last bytes, and tests for nothing else.
  const prepared = new PreparedReplies(now, config.production);
  const nextChange = cacheNextChange(orm);
  const extents = rememberExtents(orm);
  const readAround = rememberAround(orm, nextChange, () => prepared.generation);
  const packages = new IssuePackages({ orm, imagesFolder, toWire: toTestoArticolo });
  // A database may outlive its server, and would hold it for ever.
  const close = await db.onContentChanged(() => {
    prepared.clear();
    packages.clear();
  });
  return { services: { prepared, nextChange, extents, readAround, packages }, close };
}
