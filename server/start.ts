import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Brand } from '#domain/brands/brand.ts';
import { DEMO_GATE_DIGEST } from '#domain/brands/demo-gate.ts';
import { readOrCreateSecret } from '#server/accounts/identity/session-secret.ts';
import { visibleAnswers } from '#server/assistant/visible-answers.ts';
import { type Config, readConfig } from '#server/base/config/config.ts';
import { openControlChannel } from '#server/base/data-folder/control-channel.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { hasChecksums } from '#server/base/db/checksums.ts';
import { connect, type Database } from '#server/base/db/connect.ts';
import { checkpoint } from '#server/base/db/transfer/checkpoint.ts';
import { assertInstalled } from '#server/base/late-packages.ts';
import { levelOf, openLog } from '#server/base/logging/log.ts';
import { folderMailer } from '#server/base/mail/folder-mailer.ts';
import { retryingMailer } from '#server/base/mail/retrying-mailer.ts';
import { smtpMailer } from '#server/base/mail/smtp-mailer.ts';
import type { Log } from '#server/newsroom/import/arrivals.ts';
import { openDeliveryService } from '#server/newsroom/import/deliveries/delivery-service.ts';
import { toSectionTable } from '#server/newsroom/import/names/section-table.ts';
import { assertRestoreComplete } from '#server/operations/backup/put-in-place.ts';
import { commandFailureMessage } from '#server/operations/commands/plain-reason.ts';
import { runImport } from '#server/operations/commands/run-import.ts';
import { runLicence } from '#server/operations/commands/run-licence.ts';
import { runPush } from '#server/operations/commands/run-push.ts';
import { runStats } from '#server/operations/commands/run-stats.ts';
import { DEMO_GATE_PASSWORD } from '#server/operations/demo/gate-password.ts';
import { answerDataRequestsRegularly } from '#server/operations/jobs/answer-data-requests.ts';
import { importFromFoldersAndFeeds } from '#server/operations/jobs/import-from-folders-and-feeds.ts';
import { keepDemoAccounts } from '#server/operations/jobs/keep-demo-accounts.ts';
import { keepDemoCurrent } from '#server/operations/jobs/keep-demo-current.ts';
import { repeatRenewals } from '#server/operations/jobs/renew-subscriptions.ts';
import { readOrCreateVapidKeys } from '#server/outgoing/push/vapid.ts';
import { createApp } from '#server/web/http/app.ts';
import { type Build, readBuild } from '#server/web/http/build.ts';
import { hostOf, siteOf } from '#server/web/http/site-of-host.ts';
import { addressLines } from './address-lines.ts';
import { composeServices } from './compose.ts';
import { startFailureMessage } from './start-failure.ts';

/** Keys from the settings, else those created at the first start. */
const keysOf = async ({ sessionSecret, vapidKeys, dataFolder }: Config) => ({
  secret: sessionSecret ?? (await readOrCreateSecret(dataFolder)),
  vapidKeys: vapidKeys ?? (await readOrCreateVapidKeys(dataFolder)),
});

type OpenBuild = () => Promise<Build>;

/**
 * Starts the product and runs it until SIGTERM or SIGINT. Prints a message and ends the process if the
 * settings, the disk, the port or the database do not allow it to start.
 * @param openBuild reads the client build; by default the one in `dist/`
 */
export async function start(openBuild: OpenBuild = readBuild): Promise<void> {
  try {
    await run(openBuild);
  } catch (error) {
    const message = startFailureMessage(error);
    if (message === null) throw error;
    console.error(message);
    process.exit(1);
  }
}

async function run(openBuild: OpenBuild): Promise<void> {
  const config = readConfig(process.env);
  assertInstalled();
  const now = () => new Date();
  const { log, close: closeLog } = openLog(levelOf(config));
  const logError = (error: unknown) => log.error(error);
  const lock = await lockDataFolder(config.dataFolder);
  await assertRestoreComplete(config.dataFolder, config.databaseUrl);
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
    requestBodyFolder: join(config.dataFolder, 'incoming'),
    now,
    keys: config.importKeys,
    sections,
    runExclusively,
  });
  const { dataFolder, smtpUrl, mailFrom } = config;
  const mailFolder = join(dataFolder, 'mail');
  const directMailer = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(mailFolder, mailFrom);
  const mailer = retryingMailer(directMailer, stopping.signal);
  const originOf = newsstandOrigins(config);
  const accountOriginOf = accountOrigins(config);
  const composed = await composeServices({
    config,
    db,
    imagesFolder,
    now,
    deliveries,
    mailer,
    log,
    ...(await keysOf(config)),
    queueDeps: { mailer: directMailer, originOf, accountOriginOf },
  });
  const { checkout, playStore, push } = composed.services;
  const app = await createApp({
    ...composed,
    config,
    build,
    imagesFolder,
    now,
    previewsFolder: join(dataFolder, 'previews'),
    shownMailFolder: config.demoAccounts && !smtpUrl ? mailFolder : undefined,
    isReady: () => ready,
  });
  const control = await openControlChannel(
    {
      import: (args, onLine, signal) =>
        runImport(args, { db, imagesFolder, now, sections, onEvent: onLine, signal }),
      push: (args) => runPush(args, { orm: db.orm, jobs: push.jobs, now: now(), originOf }),
      stats: (args) => runStats(args, db.orm),
      checkpoint: () => checkpoint(db.orm),
      licence: (args) => runLicence(args, db.orm),
    },
    commandFailureMessage,
  );
  await lock.recordControl(control);
  const demoAccounts = await keepDemoAccounts({
    orm: db.orm,
    now,
    chatbotDomain: config.chatbotDomains[0] ?? '',
    isWanted: config.demoAccounts,
    report: logError,
  });
  const dataRequests = answerDataRequestsRegularly({ orm: db.orm, mailer, now, visibleAnswers }, logError);
  const renewals = repeatRenewals(
    { orm: db.orm, mailer, now, checkout, playStore, accountOriginOf },
    logError,
  );
  const writeLog: Log = (level, message, fields = {}) => log[level](fields, message);
  const imports = importFromFoldersAndFeeds(config, {
    db,
    imagesFolder,
    now,
    log: writeLog,
    runExclusively,
    sections,
  });
  await app.listen({ port: config.port, host: config.host });
  const demo = config.demo
    ? keepDemoCurrent({ db, imagesFolder, now, report: logError, signal: stopping.signal })
    : null;
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await demo;
  if (stopping.signal.aborted) return;
  ready = true;
  console.log(addressLines(config.host, portOf(app.server.address()) ?? config.port).join('\n'));
  if (!smtpUrl && !config.demoAccounts) {
    console.log(`SMTP_URL is not set: mails to readers are not sent but written to ${mailFolder}`);
  }
  if (Object.values(config.gates).includes(DEMO_GATE_DIGEST)) {
    console.log(`Password di accesso: ${DEMO_GATE_PASSWORD}`);
  }
  for (const { kind, email, password } of demoAccounts.accounts) {
    console.log(`demo account: ${kind} ${email} ${password}`);
  }

  async function stop() {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await control.close();
    await deliveries.stop();
    await imports.stop();
    await app.close();
    await (await demo)?.stop();
    await demoAccounts.stop();
    await dataRequests.stop();
    await renewals.stop();
    directMailer.close?.();
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
  const isOn = await hasChecksums(async (text) => (await queue.executeSql(text)).rows);
  const state = isOn ? 'on' : 'off: the database does not notice damaged pages, npm run check finds them';
  console.log(`DATABASE_URL: data checksums are ${state}`);
}

/** Newsstand origins for the links in alerts and newsletters. */
function newsstandOrigins(config: Config) {
  const localHost = config.demoAccounts ? `localhost:${config.port}` : '';
  return (brand: Brand) => siteOf(hostOf(brand, localHost), config).newsstandOrigin;
}

/**
 * Account site origins for the links in mails that no request triggered. While the demonstration accounts are
 * on, the links lead to this machine.
 */
function accountOrigins(config: Config) {
  const localHost = config.demoAccounts ? `localhost:${config.port}` : '';
  return (brand: Brand) => siteOf(hostOf(brand, localHost), config).accountOrigin;
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' ? address?.port : undefined;
