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
import { cacheExtents } from '#server/newsroom/content/extents.ts';
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

/** How long closing waits for background tasks that are still running. */
const CLOSING_LIMIT_MS = 2000;

/** Dependencies of the services. The caller closes the database and the log that it passes. */
export type ComposeDeps = {
  config: Config;
  db: Database;
  imagesFolder: string;
  now: () => Date;
  /** Import of newsrooms' deliveries; without it none are accepted. */
  deliveries?: DeliveryService;
  /** Sends mails to readers; without it, only the log shows that none were sent. */
  mailer?: Mailer;
  /** Tasks that run after answers, such as mailing; without it, their failures are written to the server's log. */
  backgroundTasks?: BackgroundTasks;
  /** Key of the digests of mailed codes; without it they end with the process. */
  secret?: string;
  /** Keys that identify this server to push services and browsers. */
  vapidKeys?: VapidKeys;
  /** How connections to push services are made. */
  pushConnect?: Connect;
  /**
   * Mailer of the job queue, and the origins of the links in its letters. Without it no alerts, tickets or press
   * reviews are accepted, because they wait in this queue.
   */
  queue?: Pick<QueueDeps, 'mailer' | 'originOf' | 'accountOriginOf'>;
  /** How much proof of work the captcha asks for; the default is enough to slow bots down. */
  captchaWork?: Work;
  /** Without it, a new log on standard output. */
  log?: FastifyBaseLogger;
};

/** The services of a server, and how to close them. */
export type Composed = {
  services: Services;
  log: FastifyBaseLogger;
  /** Ends the streams and the queue, before the server stops accepting requests. */
  stop(): Promise<void>;
  /** Releases the resources of the services, after the last answer. */
  close(): Promise<void>;
};

/** Creates the services of the whole server from its configuration, once. */
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

/** Data of the contents that are cached in memory until they change. */
async function composeContents({ config, db, imagesFolder, now }: ContentsDeps) {
  const { orm } = db;
  // Replies are compressed as far as possible only in production: that takes time, which development and tests would
  // have to wait for.
  const prepared = new PreparedReplies(now, config.production);
  const nextChange = cacheNextChange(orm);
  const extents = cacheExtents(orm);
  const readAround = rememberAround(orm, nextChange, () => prepared.generation);
  const packages = new IssuePackages({ orm, imagesFolder, toWire: toTestoArticolo });
  // The listener is removed at the end: a database that outlives the server would keep the server in memory.
  const close = await db.onContentChanged(() => {
    prepared.clear();
    packages.clear();
  });
  return { services: { prepared, nextChange, extents, readAround, packages }, close };
}
