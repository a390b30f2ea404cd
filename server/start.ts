import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Brand } from '#domain/brands/brand.ts';
import { DEMO_GATE_DIGEST } from '#domain/brands/demo-gate.ts';
import { keptSecret } from '#server/accounts/identity/session-secret.ts';
import { standingAnswers } from '#server/assistant/visible-answers.ts';
import { type Config, readConfig } from '#server/base/config/config.ts';
import { openControlChannel } from '#server/base/data-folder/control-channel.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { hasChecksums } from '#server/base/db/checksums.ts';
import { connect, type Database } from '#server/base/db/connect.ts';
import { checkpoint } from '#server/base/db/transfer/checkpoint.ts';
import { levelOf, openLog } from '#server/base/logging/log.ts';
import { outboxMailer } from '#server/base/mail/outbox-mailer.ts';
import { retryingMailer } from '#server/base/mail/retrying-mailer.ts';
import { smtpMailer } from '#server/base/mail/smtp-mailer.ts';
import type { Log } from '#server/newsroom/import/arrivals.ts';
import { openDeliveryService } from '#server/newsroom/import/deliveries/delivery-service.ts';
import { toSectionTable } from '#server/newsroom/import/names/section-table.ts';
import { assertNotCutOff } from '#server/operations/backup/put-in-place.ts';
import { plainReason } from '#server/operations/commands/plain-reason.ts';
import { runImport } from '#server/operations/commands/run-import.ts';
import { runLicence } from '#server/operations/commands/run-licence.ts';
import { runPush } from '#server/operations/commands/run-push.ts';
import { runStats } from '#server/operations/commands/run-stats.ts';
import { DEMO_GATE_PASSWORD } from '#server/operations/demo/gate-password.ts';
import { keepAnsweringDataRequests } from '#server/operations/jobs/answer-data-requests.ts';
import { keepDemoAccounts } from '#server/operations/jobs/keep-demo-accounts.ts';
import { keepDemoCurrent } from '#server/operations/jobs/keep-demo-current.ts';
import { keepRenewingSubscriptions } from '#server/operations/jobs/renew-subscriptions.ts';
import { takeArrivals } from '#server/operations/jobs/take-arrivals.ts';
import { keptVapidKeys } from '#server/outgoing/push/vapid.ts';
import { createApp } from '#server/web/http/app.ts';
import { type Build, readBuild } from '#server/web/http/build.ts';
import { hostOf, siteOf } from '#server/web/http/site-of-host.ts';
import { composeServices } from './compose.ts';
import { startFailure } from './start-failure.ts';

/** Keys from the settings, else those created at the first start. */
const keysOf = async ({ sessionSecret, vapidKeys, dataFolder }: Config) => ({
  secret: sessionSecret ?? (await keptSecret(dataFolder)),
  vapidKeys: vapidKeys ?? (await keptVapidKeys(dataFolder)),
});

type OpenBuild = () => Promise<Build>;

/**
 * Starts the product and runs it until SIGTERM or SIGINT. Ends the process with a plain message where the environment
 * does not allow it to run.
 * @param openBuild reads the client build; by default the one in `dist/`
 */
export async function start(openBuild: OpenBuild = readBuild): Promise<void> {
  try {
    await run(openBuild);
  } catch (error) {
    const reason = startFailure(error);
    if (reason === null) throw error;
    console.error(reason);
    process.exit(1);
  }
}

async function run(openBuild: OpenBuild): Promise<void> {
  const config = readConfig(process.env);
  const now = () => new Date();
  const { log, close: closeLog } = openLog(levelOf(config));
  const report = (error: unknown) => log.error(error);
  const lock = await lockDataFolder(config.dataFolder);
  await assertNotCutOff(config.dataFolder, config.databaseUrl);
  const db = await connect(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataFolder, 'database') },
  );
  await printChecksums(db);
  const imagesFolder = join(config.dataFolder, 'images');
  const stopping = new AbortController();
  let ready = false;
  const build = await openBuild();
  const runExclusively = pLimit(1);
  const sections = toSectionTable(config.importSections);
  const deliveries = await openDeliveryService({
    db,
    imagesFolder,
    incomingFolder: join(config.dataFolder, 'incoming'),
    now,
    keys: config.importKeys,
    ...{ sections, runExclusively },
  });
  const { dataFolder, smtpUrl, mailFrom } = config;
  const mailFolder = join(dataFolder, 'mail');
  const sending = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outboxMailer(mailFolder, mailFrom);
  const mailer = retryingMailer(sending, stopping.signal);
  const originOf = newsstandOrigins(config);
  const accountOriginOf = accountOrigins(config);
  const composed = await composeServices({
    ...{ config, db, imagesFolder, now, deliveries, mailer, log },
    ...(await keysOf(config)),
    queue: { mailer: sending, originOf, accountOriginOf },
  });
  const { checkout, push } = composed.services;
  const app = await createApp({
    ...composed,
    ...{ config, build, imagesFolder, now },
    previewsFolder: join(dataFolder, 'previews'),
    mailbox: config.demoAccounts && !smtpUrl ? mailFolder : undefined,
    isReady: () => ready,
  });
  const control = await openControlChannel(
    {
      import: (args, report, signal) => runImport(args, { db, imagesFolder, now, sections, report, signal }),
      push: (args) => runPush(args, { orm: db.orm, jobs: push.jobs, now: now(), originOf }),
      stats: (args) => runStats(args, db.orm),
      checkpoint: () => checkpoint(db.orm),
      licence: (args) => runLicence(args, db.orm),
    },
    plainReason,
  );
  await lock.publish(control);
  const readers = await keepDemoAccounts({
    orm: db.orm,
    now,
    chatbotDomain: config.chatbotDomains[0] ?? '',
    wanted: config.demoAccounts,
    report,
  });
  const dataRequests = keepAnsweringDataRequests(
    { orm: db.orm, mailer, now, visibleAnswers: standingAnswers },
    report,
  );
  const renewals = keepRenewingSubscriptions({ orm: db.orm, mailer, now, checkout, accountOriginOf }, report);
  const tell: Log = (level, words, beside = {}) => log[level](beside, words);
  const arrivals = takeArrivals(config, {
    ...{ db, imagesFolder, now, tell, runExclusively, sections },
  });
  await app.listen({ port: config.port, host: config.host });
  const demo = config.demo
    ? keepDemoCurrent({ db, imagesFolder, now, report, signal: stopping.signal })
    : null;
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await demo;
  if (stopping.signal.aborted) return;
  ready = true;
  printAddress(config, portOf(app.server.address()) ?? config.port);
  if (!smtpUrl && !config.demoAccounts) {
    console.log(`SMTP_URL is not set: mails to readers are not sent, they are put into ${mailFolder}`);
  }
  if (Object.values(config.gates).includes(DEMO_GATE_DIGEST)) {
    console.log(`Password di accesso: ${DEMO_GATE_PASSWORD}`);
  }
  for (const { kind, email, password } of readers.accounts) {
    console.log(`demo account: ${kind} ${email} ${password}`);
  }

  async function stop() {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await control.close();
    await deliveries.stop();
    await arrivals.stop();
    await app.close();
    await (await demo)?.stop();
    await readers.stop();
    await dataRequests.stop();
    await renewals.stop();
    sending.close?.();
    await db.close();
    await lock.release();
    closeLog();
    process.exit(0);
  }
}

/**
 * Prints whether PostgreSQL's data checksums are on, which reveal damaged database pages; an embedded database always
 * has them.
 */
async function printChecksums({ kind, queue }: Pick<Database, 'kind' | 'queue'>): Promise<void> {
  if (kind === 'embedded') return;
  const on = await hasChecksums(async (text) => (await queue.executeSql(text)).rows);
  const said = on ? 'on' : 'off: damaged pages are not noticed by themselves, npm run check looks for them';
  console.log(`DATABASE_URL: data checksums are ${said}`);
}

/** Newsstand origins for the links in alerts and newsletters. */
function newsstandOrigins(config: Config) {
  const here = config.demoAccounts ? `localhost:${config.port}` : '';
  return (brand: Brand) => siteOf(hostOf(brand, here), config).newsstandOrigin;
}

/**
 * Account site origins for the links in mails that no request triggered; this machine while the demonstration accounts
 * are on.
 */
function accountOrigins(config: Config) {
  const here = config.demoAccounts ? `localhost:${config.port}` : '';
  return (brand: Brand) => siteOf(hostOf(brand, here), config).accountOrigin;
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' ? address?.port : undefined;

function printAddress({ host }: Config, port: number) {
  const shown = host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host;
  console.log(`Edicola: http://${shown}:${port}`);
  console.log(`Le sei testate: http://ilmattino.localhost:${port}, http://leggo.localhost:${port} …`);
}
