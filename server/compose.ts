import type { FastifyBaseLogger } from 'fastify';
import { openConsentService } from '#server/accounts/consent/consent-service.ts';
import { BackgroundTasks } from '#server/accounts/identity/background-tasks.ts';
import { newSecret } from '#server/accounts/identity/secrets.ts';
import { openChatbotService } from '#server/assistant/chatbot-service.ts';
import type { WorkDifficulty } from '#server/base/captcha/challenges.ts';
import { configuredCaptcha } from '#server/base/captcha/configured-captcha.ts';
import { openProofOfWork } from '#server/base/captcha/proof-of-work.ts';
import type { Config } from '#server/base/config/config.ts';
import { newVapidKeys, type VapidKeys } from '#server/base/config/vapid-keys.ts';
import type { Database } from '#server/base/db/connect.ts';
import { levelOf, openLog } from '#server/base/logging/log.ts';
import { type Mailer, NO_MAILER } from '#server/base/mail/mailer.ts';
import { NO_TICKET_MAIL_JOBS } from '#server/help/support/tickets/ticket-mail-jobs.ts';
import { openSupportChatService } from '#server/help/support-chat/open-support-chat.ts';
import { cacheNeighbours } from '#server/newsroom/content/article-neighbours.ts';
import { cacheExtents } from '#server/newsroom/content/extents.ts';
import { cacheNextChange } from '#server/newsroom/content/next-change.ts';
import { type DeliveryService, NO_DELIVERIES } from '#server/newsroom/import/deliveries/delivery-service.ts';
import { IssuePackages } from '#server/newsroom/packages/issue-packages.ts';
import { type QueueDeps, workOnQueue } from '#server/operations/jobs/work-on-queue.ts';
import { NO_ALERT_JOBS } from '#server/outgoing/push/alert-service.ts';
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
  /** Sends mails to readers; without it every mail fails, and only the log shows that. */
  mailer?: Mailer;
  /** Runs tasks after answers, such as mailing; by default a new instance that logs their failures. */
  backgroundTasks?: BackgroundTasks;
  /**
   * Key from which mailed codes, gate cookies, captchas, proof of work and tokens in letters are derived;
   * without it a new one is made, and none of them is valid after a restart.
   */
  secret?: string;
  /** Keys that identify this server to push services and browsers. */
  vapidKeys?: VapidKeys;
  /** How connections to push services are made. */
  pushConnect?: Connect;
  /**
   * Mailer of the job queue, and the origins of the links in its letters. Without it no alerts, tickets or
   * press reviews are accepted, because they wait in this queue.
   */
  queueDeps?: Pick<QueueDeps, 'mailer' | 'originOf' | 'accountOriginOf'>;
  /**
   * Difficulty of the proof of work that captchas and rate limits require; the default is enough to slow bots
   * down.
   */
  workDifficulty?: WorkDifficulty;
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
  backgroundTasks: givenTasks,
  secret = newSecret(),
  vapidKeys = newVapidKeys(),
  pushConnect = connectByName,
  queueDeps,
  workDifficulty,
  log = openLog(levelOf(config)).log,
}: ComposeDeps): Promise<Composed> {
  const { orm } = db;
  const logError = (error: unknown) => log.error(error);
  const backgroundTasks = givenTasks ?? new BackgroundTasks(logError);
  const contents = await composeContents({ config, db, imagesFolder, now });
  const expensiveWork = new ExpensiveWork(tasksAtOnce(db.kind));
  const streams = new OpenStreams();
  const { chatbotDomains, commercialEmail, demoFromAnywhere } = config;
  const identity = {
    orm,
    mailer,
    backgroundTasks,
    secret,
    chatbotDomains,
    commercialEmail,
    demoFromAnywhere,
    proofOfWork: openProofOfWork(secret, workDifficulty),
  };
  const chatbot = await openChatbotService(config, {
    orm,
    report: logError,
    runQueued: (readerId, signal, search) => expensiveWork.searchFor(readerId, signal, search),
  });
  const supportChats = await openSupportChatService({ config, db, report: logError });
  const vapid = { ...vapidKeys, subject: config.vapidSubject };
  const sender = createSender({ vapid, services: config.pushServices, connect: pushConnect, now });
  const pushDeps = { publicKey: vapidKeys.publicKey, sender, services: config.pushServices };
  const queue = queueDeps && (await openQueue(queueDeps));
  return {
    log,
    services: {
      orm,
      ...contents.services,
      expensiveWork,
      streams,
      deliveries,
      identity,
      chatbot,
      supportChats,
      gates: new Gates(config.gates, secret),
      consent: await openConsentService(config),
      playStore: config.googlePlay ? googlePlayStore(config.googlePlay) : signedPlayStore(secret),
      checkout: configuredCheckout(config),
      captcha: configuredCaptcha(config.recaptcha, secret, workDifficulty),
      push: { ...pushDeps, jobs: queue ?? NO_ALERT_JOBS },
      ticketMailJobs: queue?.ticketMailJobs ?? NO_TICKET_MAIL_JOBS,
      sendingJobs: queue?.sendingJobs ?? NO_SENDING_JOBS,
    },
    async stop() {
      await streams.close();
      await queue?.stop();
    },
    async close() {
      await backgroundTasks.settled(CLOSING_LIMIT_MS);
      await sender.close();
      await supportChats.close();
      await contents.close();
    },
  };

  function openQueue(deps: NonNullable<typeof queueDeps>) {
    const { supportMailboxes: mailboxes, embeddings } = config;
    return workOnQueue({ ...deps, db, push: pushDeps, secret, now, mailboxes, embeddings, report: logError });
  }
}

type ContentsDeps = Pick<ComposeDeps, 'config' | 'db' | 'imagesFolder' | 'now'>;

/**
 * Creates the caches of the published contents in memory. Prepared replies and packages are cleared when the
 * contents change.
 */
async function composeContents({ config, db, imagesFolder, now }: ContentsDeps) {
  const { orm } = db;
  // Replies are compressed as far as possible only in production: that takes time, which development and tests would
  // have to wait for.
  const prepared = new PreparedReplies(now, config.production);
  const nextChange = cacheNextChange(orm);
  const archiveDaysOf = cacheExtents(orm);
  const readNeighbours = cacheNeighbours(orm, nextChange, () => prepared.generation);
  const packages = new IssuePackages({ orm, imagesFolder, toWire: toTestoArticolo });
  // The listener is removed at the end: a database that outlives the server would keep the server in memory.
  const close = await db.onContentChanged(() => {
    prepared.clear();
    packages.clear();
  });
  return {
    services: {
      prepared,
      nextChange,
      archiveDaysOf,
      readNeighbours,
      packages,
    },
    close,
  };
}
