import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type AlertMode, type AlertRules, DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import { readPayload } from '#domain/push/payload.ts';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import type { Database } from '#server/base/db/connect.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import {
  type AlertMessage,
  insertOrFindMessage,
  messagesOf,
  type NewAlertMessage,
} from '#server/outgoing/db/alert-messages.ts';
import { writeAlertRules } from '#server/outgoing/db/alert-rules.ts';
import { savePushSubscription } from '#server/outgoing/db/push-subscriptions.ts';
import { addTopic, setAlertMode } from '#server/outgoing/db/reader-topics.ts';
import { alertAboutNewArticles } from '#server/outgoing/push/messages/alert-about-new-articles.ts';
import { alertAboutNewEditions } from '#server/outgoing/push/messages/alert-about-new-editions.ts';
import type { AlertJobs, DeliverJob, PlanJob } from '#server/outgoing/push/messages/alert-jobs.ts';
import { deleteOldMessages } from '#server/outgoing/push/messages/delete-old-messages.ts';
import { deliver } from '#server/outgoing/push/messages/deliver.ts';
import { planMessage } from '#server/outgoing/push/messages/plan-message.ts';
import { queueDueDigests } from '#server/outgoing/push/messages/queue-due-digests.ts';
import { createSender, type Sender } from '#server/outgoing/push/sending/create-sender.ts';
import { decryptPush, newPushedDevice, type PushedDevice } from './decrypt-push.ts';
import { type FakePushService, startFakePushService } from './fake-push-service.ts';
import { addAccount } from './reader-accounts.ts';

type Waiting = DeliverJob & { id: string; after: Date | null };

const BRAND = 'MG';
const SESSION_MS = 180 * 86_400_000;
export const PUSH_HOST = 'fcm.googleapis.com';
const ORIGIN = 'http://ilmessaggero.localhost';

/** Sends alerts with a list in place of the queue: a test decides when jobs run and what the clock shows. */
export function alertFixture(database: () => Database) {
  const keys = newVapidKeys();
  let service: FakePushService;
  let sender: Sender;
  let now: Date;
  let waiting: Waiting[] = [];
  let made = 0;
  let told = 0;

  beforeAll(async () => {
    service = await startFakePushService({ hosts: [PUSH_HOST], now: () => now });
    const vapid = { ...keys, subject: 'mailto:prova@posta.example' };
    sender = createSender({ vapid, workers: 1, connect: service.connect, now: () => now, timeoutMs: 1000 });
  });
  beforeEach(() => {
    waiting = [];
  });
  afterAll(async () => {
    await sender.close();
    await service.close();
  });

  const jobs = {
    plan: async ({ messageId }: PlanJob) => {
      const [message] = await messagesOf(database().orm, [messageId]);
      if (message) await planMessage(message, means());
    },
    deliver: async (some: readonly DeliverJob[], after?: Date) => {
      waiting.push(...some.map((job) => ({ ...job, id: randomUUID(), after: after ?? null })));
    },
  };
  const means = () => ({ orm: database().orm, jobs, now, stopSignal: new AbortController().signal });
  const work = (job: DeliverJob & { id: string }) =>
    deliver(job, {
      orm: database().orm,
      jobs,
      now: () => now,
      originOf: () => ORIGIN,
      push: { publicKey: keys.publicKey, sender },
    });

  return {
    service: () => service,
    waiting: () => waiting,
    work,
    now: () => now,
    /** Sets the clock. */
    setClock(at: string) {
      now = new Date(at);
    },
    /** Adds a reader with a device and these rules, who follows the transport news in this mode. */
    async addReader(mode: AlertMode | null, rules: Partial<AlertRules> = {}) {
      const { orm } = database();
      const { id: readerId } = await addAccount(orm);
      const whose = { readerId, brand: BRAND } as const;
      if (mode) await this.follow(readerId, 'trasporti', mode);
      await writeAlertRules(orm, whose, { ...DEFAULT_RULES, ...rules }, now);
      return { readerId, ...(await this.addDevice(readerId)) };
    },
    async follow(readerId: string, topic: string, mode: AlertMode) {
      const { orm } = database();
      await addTopic(orm, { readerId, brand: BRAND, topic, since: now });
      await setAlertMode(orm, { readerId, brand: BRAND }, topic, mode);
    },
    async addDevice(readerId: string): Promise<{ device: PushedDevice; path: string }> {
      made += 1;
      const device = newPushedDevice(`https://${PUSH_HOST}/fcm/send/${made}`);
      const [row] = await database()
        .orm.insert(devices)
        .values({
          readerId,
          brand: BRAND,
          name: 'Chromium',
          kind: 'phone',
          remembered: true,
          cookieHash: randomUUID(),
          createdAt: now,
          lastSeenAt: now,
          expiresAt: new Date(now.getTime() + SESSION_MS),
        })
        .returning({ id: devices.id });
      const of = { readerId, brand: BRAND, deviceId: row?.id ?? '' } as const;
      const subscription = { ...device.subscription, serverKey: keys.publicKey, createdAt: now };
      await savePushSubscription(database().orm, { ...of, ...subscription });
      return { device, path: `/fcm/send/${made}` };
    },
    /** Stores an alert without planning it. */
    store: (change: Partial<NewAlertMessage> = {}) =>
      insertOrFindMessage(database().orm, {
        brand: BRAND,
        kind: 'news',
        topics: ['trasporti'],
        edition: null,
        day: null,
        title: 'Metro, la notte si allunga',
        body: 'Fino alle 2.',
        path: '/',
        image: null,
        articleId: null,
        story: null,
        idempotencyKey: randomUUID(),
        // The time of creation differs for each message even while the clock is stopped.
        createdAt: new Date(now.getTime() + told++),
        ...change,
      }),
    async tell(change: Partial<NewAlertMessage> = {}) {
      const message = await this.store(change);
      await planMessage(message, means());
      return message;
    },
    plan: (
      message: AlertMessage,
      { deliver = jobs.deliver, ...rest }: { deliver?: AlertJobs['deliver']; stopSignal?: AbortSignal } = {},
    ) => planMessage(message, { ...means(), jobs: { ...jobs, deliver }, ...rest }),
    deleteOld: () => deleteOldMessages(database().orm, now),
    alertAboutNewEditions: () => alertAboutNewEditions(means()),
    /** @param plan called for each message to be planned */
    alertAboutNewArticles: (plan: AlertJobs['plan'] = jobs.plan) =>
      alertAboutNewArticles({ ...means(), jobs: { ...jobs, plan } }),
    gather: () => queueDueDigests(means()),
    /** Runs due jobs, and the jobs that these create. */
    async run() {
      for (;;) {
        const job = waiting.find(({ after }) => !after || after <= now);
        if (!job) return;
        waiting = waiting.filter((other) => other !== job);
        await work(job);
      }
    },
    /** Alerts that a device received, in order of arrival. */
    told: ({ device, path }: { device: PushedDevice; path: string }) =>
      service.received
        .filter((push) => push.path === path)
        .map(({ body }) => readPayload(JSON.parse(decryptPush(body, device.keys).text), ORIGIN)),
  };
}
