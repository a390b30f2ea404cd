// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AlertRules, DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import { alertMessages, readerAlerts } from '#server/base/db/schema/messages-schema.ts';
import { pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { countAudience } from '#server/outgoing/db/alert-audience.ts';
import { claimDeliveries, countDecisions, countDeliveries } from '#server/outgoing/db/alert-deliveries.ts';
import { writeAlertRules } from '#server/outgoing/db/alert-rules.ts';
import { listMutedStories, MAX_MUTED_STORIES, muteStory } from '#server/outgoing/db/muted-stories.ts';
import { removeTopic, setAlertMode } from '#server/outgoing/db/reader-topics.ts';
import { alertFixture } from '#tests/support/alert-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const fixture = alertFixture(database);

const NO_QUIET = { quiet: Array.from({ length: 7 }, () => null) };

const titles = (reader: Parameters<typeof fixture.told>[0]) =>
  fixture.told(reader).map((alert) => alert?.title);
const deliveries = async (id: string) =>
  Object.fromEntries((await countDeliveries(database().orm, id)).map((row) => [row.status, row.devices]));

beforeEach(() => fixture.setClock('2025-04-03T10:00:00Z'));

describe('PSH-02 a message', () => {
  test('is sent immediately to readers who chose that, in the digest to those who chose that, and not to others', async () => {
    const [now, digest, off, stranger] = [
      await fixture.addReader('now'),
      await fixture.addReader('digest'),
      await fixture.addReader('off'),
      await fixture.addReader(null),
    ];
    const message = await fixture.tell();
    await fixture.run();
    expect(titles(now)).toEqual(['Metro, la notte si allunga']);
    expect([digest, off, stranger].flatMap(titles)).toEqual([]);
    expect(await deliveries(message.id)).toEqual({ accepted: 1 });
    fixture.setClock('2025-04-03T11:00:00Z');
    await fixture.gather();
    await fixture.run();
    expect(titles(digest)).toEqual(['Metro, la notte si allunga']);
    await fixture.gather();
    expect(fixture.waiting()).toEqual([]);
  });

  test('is sent to all readers if it is exceptional and for all, and to those who subscribed if it is about an edition', async () => {
    const [follower, stranger] = [
      await fixture.addReader('digest'),
      await fixture.addReader(null, { readyEdition: 'roma' }),
    ];
    await fixture.tell({ kind: 'exceptional', topics: [], title: 'Per tutti' });
    await fixture.tell({ kind: 'edition', topics: [], edition: 'roma', title: 'È uscita' });
    await fixture.tell({ kind: 'edition', topics: [], edition: 'viterbo', title: 'Altrove' });
    await fixture.run();
    expect(titles(follower)).toEqual(['Per tutti']);
    expect(titles(stranger)).toEqual(['Per tutti', 'È uscita']);
  });

  test('on several topics is sent once, under the followed topic with the fastest delivery, which can then be muted', async () => {
    const [both, one] = [await fixture.addReader('digest'), await fixture.addReader(null)];
    await fixture.follow(both.readerId, 'sezione-cronaca', 'now');
    await fixture.follow(one.readerId, 'firma-livia-santoro', 'now');
    await fixture.follow(one.readerId, 'sezione-cronaca', 'off');
    const message = await fixture.tell({ topics: ['trasporti', 'sezione-cronaca', 'firma-livia-santoro'] });
    await fixture.run();
    expect(fixture.told(both).map((alert) => alert?.topic)).toEqual(['sezione-cronaca']);
    expect(fixture.told(one).map((alert) => alert?.topic)).toEqual(['firma-livia-santoro']);
    expect(await deliveries(message.id)).toEqual({ accepted: 2 });
  });

  test('is sent to every device of a reader, with the same words', async () => {
    const reader = await fixture.addReader('now');
    const other = await fixture.addDevice(reader.readerId);
    await fixture.tell();
    await fixture.run();
    expect([...fixture.told(reader), ...fixture.told(other)]).toHaveLength(2);
    expect(fixture.told(reader)).toEqual(fixture.told(other));
  });

  test('is not sent to a suspended reader, also one who was suspended while it waited', async () => {
    const { orm } = database();
    const suspend = ({ readerId }: { readerId: string }) =>
      orm.update(readers).set({ status: 'suspended' }).where(eq(readers.id, readerId));
    const [before, waiting, digest, edition] = [
      await fixture.addReader('now'),
      await fixture.addReader('now'),
      await fixture.addReader('digest'),
      await fixture.addReader(null, { readyEdition: 'roma' }),
    ];
    await suspend(before);
    await suspend(edition);
    const target = { brand: 'MG' as const, kind: 'news' as const, topics: ['trasporti'], edition: null };
    expect(await countAudience(orm, target, fixture.now())).toEqual({ readers: 2, devices: 2 });
    await fixture.tell();
    await fixture.tell({ kind: 'exceptional', topics: [], title: 'Per tutti' });
    await fixture.tell({ kind: 'edition', topics: [], edition: 'roma', title: 'È uscita' });
    await suspend(waiting);
    await fixture.run();
    await suspend(digest);
    fixture.setClock('2025-04-03T11:00:00Z');
    await fixture.gather();
    await fixture.run();
    expect([before, waiting, edition].flatMap(titles)).toEqual([]);
    expect(titles(digest)).toEqual(['Per tutti']);
  });

  test('is not sent to a device whose session has expired, also one whose session expired while it waited', async () => {
    const { orm } = database();
    const readers = [await fixture.addReader('now'), await fixture.addReader('now')] as const;
    const [before, waiting] = readers;
    const expire = ({ readerId }: { readerId: string }) =>
      orm.update(devices).set({ expiresAt: fixture.now() }).where(eq(devices.readerId, readerId));
    await expire(before);
    const target = { brand: 'MG' as const, kind: 'news' as const, topics: ['trasporti'], edition: null };
    expect(await countAudience(orm, target, fixture.now())).toEqual({ readers: 1, devices: 1 });
    await fixture.tell();
    await expire(waiting);
    await fixture.run();
    expect(readers.flatMap(titles)).toEqual([]);
  });

  test('beyond the daily cap waits for the digest', async () => {
    const reader = await fixture.addReader('now', { dailyCap: 2 });
    for (const title of ['Uno', 'Due', 'Tre', 'Quattro']) {
      await fixture.tell({ title });
      await fixture.run();
    }
    expect(titles(reader)).toEqual(['Uno', 'Due']);
    fixture.setClock('2025-04-03T11:00:00Z');
    await fixture.gather();
    await fixture.run();
    expect(fixture.told(reader).at(-1)).toMatchObject({ kind: 'digest', title: '2 notizie per te' });
    expect(fixture.told(reader).at(-1)?.body).toBe('• Quattro\n• Tre');
  });
});

test('PSH-02 two alerts that are planned at the same time do not exceed the daily cap', async () => {
  const readers = [
    await fixture.addReader('now', { dailyCap: 1 }),
    await fixture.addReader('now', { dailyCap: 1 }),
  ];
  await Promise.all(['Uno', 'Due', 'Tre'].map((title) => fixture.tell({ title })));
  await fixture.run();
  expect(readers.map((reader) => titles(reader).length)).toEqual([1, 1]);
});

test('PSH-02 an alert that was decided before a crash and not queued is queued by the next run, as a single one', async () => {
  const reader = await fixture.addReader('now', { dailyCap: 1 });
  const message = await fixture.store();
  const noQueue = () => Promise.reject(new Error('no queue'));
  await expect(fixture.plan(message, { deliver: noQueue })).rejects.toThrow('no queue');
  await fixture.gather();
  expect(fixture.waiting()).toEqual([]);
  await fixture.plan(message);
  await fixture.run();
  expect(titles(reader)).toEqual([message.title]);
});

test('PSH-02 a stop ends the planning of an alert, which goes on with the next start', async () => {
  const reader = await fixture.addReader('now');
  const message = await fixture.store();
  await expect(fixture.plan(message, { stopSignal: AbortSignal.abort() })).rejects.toThrow();
  await fixture.run();
  expect(titles(reader)).toEqual([]);
  await fixture.plan(message);
  await fixture.run();
  expect(titles(reader)).toEqual([message.title]);
});

test('PSH-02 alerts are deleted after sixty days, with the decisions and deliveries of their readers', async () => {
  await fixture.addReader('now');
  const old = await fixture.tell();
  await fixture.run();
  fixture.setClock('2025-05-10T10:00:00Z');
  const young = await fixture.tell();
  await fixture.run();
  fixture.setClock('2025-06-03T10:00:00Z');
  await fixture.deleteOld();
  const { orm } = database();
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(await orm.select({ id: alertMessages.id }).from(alertMessages))).toEqual([young.id]);
  expect(ids(await orm.select({ id: readerAlerts.messageId }).from(readerAlerts))).toEqual([young.id]);
  expect(await deliveries(old.id)).toEqual({});
  expect(await deliveries(young.id)).toEqual({ accepted: 1 });
});

describe('PSH-02 quiet hours and digests', () => {
  test('PSH-01 leave out a story that was muted in between', async () => {
    fixture.setClock('2025-04-03T21:00:00Z');
    const [muter, other] = [await fixture.addReader('now'), await fixture.addReader('now')];
    await fixture.tell({ story: 'metro', title: 'Di notte' });
    await fixture.tell({ story: 'tram', title: 'Altro' });
    const { orm } = database();
    const whose = { readerId: muter.readerId, brand: 'MG' } as const;
    await muteStory(orm, { ...whose, story: 'metro', mutedAt: new Date('2025-04-03T22:00:00Z') });
    fixture.setClock('2025-04-04T05:00:00Z');
    await fixture.gather();
    await fixture.run();
    expect(titles(muter)).toEqual(['Altro']);
    expect(fixture.told(other)).toMatchObject([{ body: '• Altro\n• Di notte' }]);
  });

  test('PSH-01 unmute the oldest stories of a reader who has muted too many', async () => {
    const { readerId } = await fixture.addReader('now');
    const { orm } = database();
    const whose = { readerId, brand: 'MG' } as const;
    for (let at = 0; at < MAX_MUTED_STORIES + 2; at += 1)
      await muteStory(orm, { ...whose, story: `storia-${at}`, mutedAt: new Date(at * 1000) });
    const stories = (await listMutedStories(orm, whose)).map(({ story }) => story);
    expect([stories.length, stories[0], stories.at(-1)]).toEqual([
      MAX_MUTED_STORIES,
      `storia-${MAX_MUTED_STORIES + 1}`,
      'storia-2',
    ]);
  });

  test('are retried by their own time, however old their alerts are', async () => {
    fixture.setClock('2025-04-03T21:00:00Z');
    const reader = await fixture.addReader('now');
    await fixture.tell({ kind: 'exceptional', title: 'Nella notte' });
    fixture.setClock('2025-04-04T05:00:00Z');
    fixture.service().answer(reader.path, 503, 201);
    await fixture.gather();
    await fixture.run();
    fixture.setClock('2025-04-04T05:01:00Z');
    await fixture.run();
    expect(titles(reader)).toEqual(['Nella notte', 'Nella notte']);
  });

  test.each([
    ['in spring, when the night is an hour shorter', '2025-03-29T22:00:00Z', '2025-03-30T05:00:00Z'],
    ['in autumn, when it is an hour longer', '2025-10-25T21:00:00Z', '2025-10-26T06:00:00Z'],
  ])('hold alerts back %s', async (_when, night, morning) => {
    fixture.setClock(night);
    const [quiet, awake] = [await fixture.addReader('now'), await fixture.addReader('now', NO_QUIET)];
    for (const title of ['Prima', 'Seconda']) await fixture.tell({ title });
    await fixture.run();
    expect(titles(awake)).toEqual(['Prima', 'Seconda']);
    const justBefore = new Date(Date.parse(morning) - 1000).toISOString();
    fixture.setClock(justBefore);
    await fixture.gather();
    await fixture.run();
    expect(titles(quiet)).toEqual([]);
    fixture.setClock(morning);
    await fixture.gather();
    await fixture.run();
    expect(fixture.told(quiet)).toMatchObject([
      { kind: 'digest', body: '• Seconda\n• Prima', tag: 'riepilogo' },
    ]);
  });
});

describe('PSH-02 an alert that waits for a digest', () => {
  const rulesOf = (readerId: string, rules: Partial<AlertRules>) =>
    writeAlertRules(
      database().orm,
      { readerId, brand: 'MG' },
      { ...DEFAULT_RULES, ...rules },
      new Date('2025-04-03T10:30:00Z'),
    );

  async function gatherAt(moment: string): Promise<void> {
    fixture.setClock(moment);
    await fixture.gather();
    await fixture.run();
  }

  const AT_ONE = '2025-04-03T11:00:00Z';

  test('is dropped if its reader has meanwhile begun a pause, wants only exceptional ones or follows the topic no more', async () => {
    const readers = [];
    for (let index = 0; index < 5; index += 1) readers.push(await fixture.addReader('digest'));
    const [pausing, strict, leaving, silent, same] = readers;
    if (!pausing || !strict || !leaving || !silent || !same) throw new Error('a reader is missing');
    const message = await fixture.tell();
    await rulesOf(pausing.readerId, { pause: { from: '2025-04-03', to: '2025-04-10' } });
    await rulesOf(strict.readerId, { onlyExceptional: true });
    await removeTopic(database().orm, { readerId: leaving.readerId, brand: 'MG' }, 'trasporti');
    await setAlertMode(database().orm, { readerId: silent.readerId, brand: 'MG' }, 'trasporti', 'off');
    await gatherAt(AT_ONE);
    expect(readers.map(titles)).toEqual([[], [], [], [], ['Metro, la notte si allunga']]);
    const decisions = await countDecisions(database().orm, message.id);
    expect(Object.fromEntries(decisions.map((row) => [row.dropped ?? row.how, row.readers]))).toEqual({
      paused: 1,
      'not-exceptional': 1,
      off: 2,
      digest: 1,
    });
  });

  test('is sent under another followed topic if the one by which it was decided is not followed any more', async () => {
    const reader = await fixture.addReader('digest');
    await fixture.follow(reader.readerId, 'sezione-cronaca', 'digest');
    await fixture.tell({ topics: ['sezione-cronaca', 'trasporti'] });
    await removeTopic(database().orm, { readerId: reader.readerId, brand: 'MG' }, 'sezione-cronaca');
    await gatherAt(AT_ONE);
    expect(fixture.told(reader)).toMatchObject([{ topic: 'trasporti' }]);
  });

  test('about an edition is dropped if its reader has chosen another', async () => {
    fixture.setClock('2025-04-03T03:00:00Z');
    const [same, other] = [
      await fixture.addReader(null, { readyEdition: 'roma' }),
      await fixture.addReader(null, { readyEdition: 'roma' }),
    ];
    await fixture.tell({ kind: 'edition', topics: [], edition: 'roma', title: 'È uscita' });
    await rulesOf(same.readerId, { readyEdition: 'roma' });
    await rulesOf(other.readerId, { readyEdition: 'viterbo' });
    await gatherAt('2025-04-03T05:00:00Z');
    expect([titles(same), titles(other)]).toEqual([['È uscita'], []]);
  });

  test('goes out after quiet hours that were set meanwhile', async () => {
    const reader = await fixture.addReader('digest');
    await fixture.tell();
    await rulesOf(reader.readerId, {
      quiet: Array.from({ length: 7 }, () => ({ from: '12:30', to: '15:00' })),
    });
    await gatherAt(AT_ONE);
    expect(titles(reader)).toEqual([]);
    await gatherAt('2025-04-03T13:00:00Z');
    expect(titles(reader)).toEqual(['Metro, la notte si allunga']);
  });

  test('is dropped if its story was muted before it was decided for this reader', async () => {
    const reader = await fixture.addReader('digest');
    const message = await fixture.tell({ story: 'metro' });
    const { orm } = database();
    await muteStory(orm, { readerId: reader.readerId, brand: 'MG', story: 'metro', mutedAt: new Date(0) });
    // The plan had read the muted stories before, and stored its decision after.
    const waiting = { how: 'digest', dueAt: new Date(AT_ONE), dropped: null } as const;
    await orm.update(readerAlerts).set(waiting).where(eq(readerAlerts.messageId, message.id));
    await gatherAt(AT_ONE);
    expect(titles(reader)).toEqual([]);
    expect(await countDecisions(orm, message.id)).toMatchObject([{ dropped: 'muted', readers: 1 }]);
  });
});

describe('PSH-02 after a time without a server', () => {
  const later = async (moment: string) => {
    fixture.setClock(moment);
    await fixture.gather();
    await fixture.run();
  };

  test.each([
    ['news', '2025-04-04T09:59:00Z', '2025-04-04T10:01:00Z'],
    ['exceptional', '2025-04-03T15:59:00Z', '2025-04-03T16:01:00Z'],
  ] as const)('%s in the queue is still sent while it is one, and not after that', async (kind, inTime, tooLate) => {
    const prompt = await fixture.addReader('now');
    await fixture.tell({ kind, createdAt: new Date('2025-04-03T10:00:00Z') });
    await later(inTime);
    expect(titles(prompt)).toHaveLength(1);
    fixture.setClock('2025-04-03T10:00:00Z');
    const message = await fixture.tell({ kind, createdAt: new Date('2025-04-03T10:00:00Z') });
    await later(tooLate);
    expect(titles(prompt)).toHaveLength(1);
    expect(await countDeliveries(database().orm, message.id)).toEqual([
      { status: 'failed', reason: 'too late', devices: 1 },
    ]);
  });

  test('a message that was not planned in time is dropped for all of its readers', async () => {
    const readers = [await fixture.addReader('now'), await fixture.addReader('digest')];
    const message = await fixture.tell({ createdAt: new Date('2025-04-02T09:59:00Z') });
    await later('2025-04-03T11:00:00Z');
    expect(readers.flatMap(titles)).toEqual([]);
    expect(await countDecisions(database().orm, message.id)).toEqual([
      { how: null, dropped: 'too-late', readers: 2 },
    ]);
  });

  test.each([
    ['2025-04-03T16:00:00Z', ['Metro, la notte si allunga']],
    ['2025-04-04T11:30:00Z', []],
  ])('a digest of 13:00 gathered at %s brings %j', async (moment, told) => {
    const reader = await fixture.addReader('digest');
    await fixture.tell();
    await later(moment);
    expect(titles(reader)).toEqual(told);
    await fixture.gather();
    expect(fixture.waiting()).toEqual([]);
  });

  test('a job of an earlier release, which does not say until when, is still sent', async () => {
    const reader = await fixture.addReader('now');
    await fixture.tell();
    const [job] = fixture.waiting();
    if (!job) throw new Error('nothing to send');
    const { until: _, ...earlier } = job;
    fixture.setClock('2025-04-04T11:00:00Z');
    await fixture.work(earlier);
    expect(titles(reader)).toHaveLength(1);
  });
});

describe('PSH-02 a push service', () => {
  test('is not called for a device that was subscribed with another key, and the report says so', async () => {
    const [stale, there] = [await fixture.addReader('now'), await fixture.addReader('now')];
    const { endpoint } = stale.device.subscription;
    const { orm } = database();
    await orm
      .update(pushSubscriptions)
      .set({ serverKey: 'another' })
      .where(eq(pushSubscriptions.endpoint, endpoint));
    const message = await fixture.tell();
    await fixture.run();
    expect([titles(stale), titles(there)]).toEqual([[], ['Metro, la notte si allunga']]);
    expect(await countDeliveries(orm, message.id)).toEqual(
      expect.arrayContaining([
        { status: 'failed', reason: 'made for another key', devices: 1 },
        { status: 'accepted', reason: null, devices: 1 },
      ]),
    );
  });

  test('that answers that a subscription has ended is not called for it again', async () => {
    const [gone, there] = [await fixture.addReader('now'), await fixture.addReader('now')];
    fixture.service().answer(gone.path, 410);
    const message = await fixture.tell();
    await fixture.run();
    expect(await deliveries(message.id)).toEqual({ accepted: 1, gone: 1 });
    const rows = await database().orm.select().from(pushSubscriptions);
    expect(rows.map(({ readerId }) => readerId)).toEqual([there.readerId]);
    expect(rows[0]?.acceptedAt).not.toBeNull();
  });

  test('that is busy is called again at the time it names; after the last attempt the delivery fails, with its reason', async () => {
    const reader = await fixture.addReader('now');
    fixture.service().answer(reader.path, { status: 429, headers: { 'retry-after': '900' } }, 503, 201);
    const message = await fixture.tell();
    await fixture.run();
    expect(await deliveries(message.id)).toEqual({ later: 1 });
    fixture.setClock('2025-04-03T10:14:00Z');
    await fixture.run();
    expect(titles(reader)).toHaveLength(1);
    fixture.setClock('2025-04-03T10:15:00Z');
    await fixture.run();
    fixture.setClock('2025-04-03T10:20:00Z');
    await fixture.run();
    expect(await deliveries(message.id)).toEqual({ accepted: 1 });
    expect(titles(reader)).toHaveLength(3);

    const lost = await fixture.addReader('now');
    fixture.service().answer(lost.path, 500);
    const second = await fixture.tell();
    for (let hour = 10; hour < 24; hour += 1) {
      fixture.setClock(`2025-04-03T${hour}:30:00Z`);
      await fixture.run();
    }
    expect(await countDeliveries(database().orm, second.id)).toContainEqual({
      status: 'failed',
      reason: 'busy: tried 6 times',
      devices: 1,
    });
  });

  test('that does not answer does not delay the other devices', async () => {
    const [silent, other] = [await fixture.addReader('now'), await fixture.addReader('now')];
    fixture.service().answer(silent.path, 'hang');
    const message = await fixture.tell();
    await fixture.run();
    expect(titles(other)).toHaveLength(1);
    expect(await deliveries(message.id)).toEqual({ accepted: 1, later: 1 });
  });
});

describe('PSH-02 a job that sends', () => {
  test('and dies in the middle is continued by another, and no reader gets the message twice', async () => {
    const readers = [await fixture.addReader('now'), await fixture.addReader('now')];
    await fixture.tell();
    const [job] = fixture.waiting();
    if (!job) throw new Error('nothing to send');
    await fixture.work(job);
    // The end of the job was not recorded: it is handed out again, next to a job that was planned twice.
    await fixture.work(job);
    await fixture.work({ ...job, id: randomUUID() });
    expect(readers.flatMap(titles)).toHaveLength(2);
  });

  test('leaves deliveries that another job has claimed', async () => {
    const reader = await fixture.addReader('now');
    const message = await fixture.tell();
    const [job] = fixture.waiting();
    if (!job) throw new Error('nothing to send');
    const both = [fixture.work(job), fixture.work({ ...job, id: randomUUID() })];
    await Promise.all(both);
    expect(titles(reader)).toHaveLength(1);
    expect(await deliveries(message.id)).toEqual({ accepted: 1 });
  });
});

test('PSH-02 a delivery that another job has claimed is completed only by that job', async () => {
  const reader = await fixture.addReader('now');
  const first = await fixture.tell();
  const [job] = fixture.waiting();
  if (!job) throw new Error('nothing to send');
  const [subscriptionId = ''] = job.subscriptionIds;
  await claimDeliveries(database().orm, randomUUID(), [{ messageId: first.id, subscriptionId }], new Date());
  const second = await fixture.tell({ title: 'Un’altra' });
  await fixture.work({ ...job, id: randomUUID(), messageIds: [first.id, second.id] });
  expect(titles(reader)).toEqual(['Un’altra']);
  expect(await deliveries(first.id)).toEqual({ sending: 1 });
  expect(await deliveries(second.id)).toEqual({ accepted: 1 });
});

test('PSH-02 a message that was planned twice is decided once', async () => {
  const reader = await fixture.addReader('now', { dailyCap: 1 });
  const message = await fixture.tell();
  const planned = await database().orm.select().from(alertMessages).where(eq(alertMessages.id, message.id));
  expect(planned[0]?.decidedAt).not.toBeNull();
  await fixture.run();
  const before = await countDecisions(database().orm, message.id);
  await fixture.plan(message);
  await fixture.run();
  expect(await countDecisions(database().orm, message.id)).toEqual(before);
  expect(titles(reader)).toHaveLength(1);
});
