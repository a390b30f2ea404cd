import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import type { components } from '#openapi/generated/archive.ts';
import { pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { writeAlertRules } from '#server/outgoing/db/alert-rules.ts';
import { savePushSubscription } from '#server/outgoing/db/push-subscriptions.ts';
import { addTopic, setAlertMode } from '#server/outgoing/db/reader-topics.ts';
import type { ListedArticle } from '#tests/support/ask-newsstand.ts';
import { pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { callAsReader } from '#tests/support/call-as-reader.ts';
import { newPushedDevice } from '#tests/support/decrypt-push.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import type { OwnNewsstand } from '#tests/support/own-newsstand.ts';
import { pushTo } from '#tests/support/push-messages.ts';
import { NEWSROOM_KEY, test } from '#tests/support/push-test.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';
import { openedAt } from '#tests/support/worker-test.ts';

type NuovoAvviso = components['schemas']['NuovoAvviso'];
type Told = components['schemas']['RispostaAvviso']['data'];

const HERE = '/avvisi/dispositivo';
/** Topics that no other reader of this newsstand follows, one for each test. */
const [SCHOOL, TRAVEL] = ['scuola-e-famiglie', 'viaggi-e-gusto'];
/**
 * Time for the queue, which is polled every few seconds and gathers due alerts every minute: not a promise to readers.
 */
const QUEUE_MS = 90_000;

const WITHOUT_QUIET = { ...DEFAULT_RULES, quiet: DEFAULT_RULES.quiet.map(() => null) };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs a reader in on this browser who gets alerts of the topic immediately. */
async function follow(page: Page, account: Parameters<typeof signInByCall>[1], topic: string) {
  await page.context().grantPermissions(['notifications']);
  await signInByCall(page, account, HERE);
  await pressAt(page, button(page, 'Attiva le notifiche'));
  await pressAt(page, button(page, 'Attiva su questo browser'));
  await expect(page.getByText('Notifiche attive su questo browser.').first()).toBeVisible();
  await callAsReader(page, `/api/user/topics/${topic}`, { seguito: true });
  await callAsReader(page, `/api/user/topics/${topic}/push`, { modo: 'subito' });
}

/** The calls that a newsroom's own system makes to send an alert and to read its state. */
function newsroom({ port }: OwnNewsstand, request: APIRequestContext) {
  const host = `ilmessaggero.localhost:${port}`;
  const base = `http://127.0.0.1:${port}`;
  return {
    async article(): Promise<ListedArticle> {
      const reply = await request.get(`${base}/api/edicola/numero?edizione=nazionale`, { headers: { host } });
      const { data } = (await reply.json()) as { data: { sezioni: { articoli: ListedArticle[] }[] } };
      const article = data.sezioni
        .flatMap(({ articoli }) => articoli)
        .find(({ accesso, immagine }) => accesso === 'free' && immagine !== null);
      if (!article) throw new Error('No article of today fits the test');
      return article;
    },
    alert(change: Partial<NuovoAvviso>) {
      const data: NuovoAvviso = {
        tipo: 'notizia',
        argomento: SCHOOL,
        titolo: 'Metro, la notte si allunga',
        testo: 'Fino alle 2.',
        articolo: null,
        storia: `metro-${randomUUID()}`,
        ...change,
      };
      const headers = {
        host,
        authorization: `Bearer ${NEWSROOM_KEY}`,
        'idempotency-key': randomUUID(),
      };
      return async () => {
        const reply = await request.post(`${base}/v1/avvisi`, { headers, data });
        if (reply.status() !== 200) throw new Error(`${reply.status()} ${await reply.text()}`);
        return ((await reply.json()) as { data: Told }).data;
      };
    },
  };
}

test('PSH-01 PSH-03 PSH-04 a newsroom’s alert is sent, decrypted, shown, opened in the open page and counted; its story can be muted', async ({
  page,
  context,
  request,
  own,
  account,
  subscriptions,
}) => {
  const desk = newsroom(own, request);
  const article = await desk.article();
  await follow(page, account, SCHOOL);
  // At night the alert would wait for the morning.
  await writeAlertRules(own.db.orm, { readerId: account.id, brand: 'MG' }, WITHOUT_QUIET, new Date());
  const push = await pushTo(page, context);
  const before = await openedAt(page);
  const first = { articolo: article.id, titolo: 'Corse fino alle 2', storia: `metro-${article.id}` };
  const report = desk.alert(first);
  await report();
  await push.deliver(await subscriptions.received(1));
  await expect.poll(push.shown, POLL_FAST).toMatchObject([
    {
      title: 'Corse fino alle 2',
      body: 'Fino alle 2.',
      tag: `storia-metro-${article.id}`,
      image: expect.stringMatching(/^http:\/\/ilmessaggero\.localhost:\d+\/immagini\//),
    },
  ]);
  await expect(page.getByText('Uno da leggere.')).toBeVisible();

  await push.press(`storia-metro-${article.id}`);
  await expect(page).toHaveURL((url) => url.pathname === pathOfArticle(article));
  await expect(page.getByRole('heading', { level: 1, name: article.titolo })).toBeVisible();
  expect(await openedAt(page)).toBe(before);
  await expect
    .poll(async () => (await report()).resoconto, { ...POLL_FAST, timeout: QUEUE_MS })
    .toMatchObject({
      dispositivi: [{ stato: 'accettato', motivo: null, numero: 1 }],
      aperti: 1,
      disattivati: 0,
    });

  await page.goto(HERE);
  await context.setOffline(true);
  await pressAt(page, button(page, 'Silenzia questa notizia: Corse fino alle 2'));
  await expect(page.getByText('Notizia silenziata')).toBeVisible();
  await expect(button(page, 'Riattiva questa notizia: Corse fino alle 2')).toBeFocused();
  await context.setOffline(false);
  const muted = () => callAsReader<{ storie: { storia: string }[] }>(page, '/api/user/push/stories');
  await expect
    .poll(async () => (await muted()).storie.map(({ storia }) => storia), POLL_FAST)
    .toEqual([first.storia]);

  const second = desk.alert({ ...first, titolo: 'Corse fino alle 3' });
  await expect
    .poll(async () => (await second()).resoconto?.lettori, { ...POLL_FAST, timeout: QUEUE_MS })
    .toEqual([{ stato: 'escluso', motivo: 'muted', numero: 1 }]);

  await page.goto('/user/profile/topics/manage');
  await pressAt(page, button(page, 'Riattiva questa notizia: Corse fino alle 3'));
  await expect(page.getByText('Notizie silenziate')).toHaveCount(0);
  expect((await muted()).storie).toEqual([]);
  await page.goto(HERE);
  await expect(button(page, 'Silenzia questa notizia: Corse fino alle 2')).toBeVisible();
});

/** Adds another reader, with a fake push service on this machine, who wants the digest earlier. */
async function addEarlyReader(own: OwnNewsstand) {
  const { orm } = own.db;
  const { id: readerId } = await addAccount(orm);
  const [known] = await orm.select().from(pushSubscriptions);
  if (!known) throw new Error('The browser of the test has no subscription');
  const whose = { readerId, brand: 'MG' } as const;
  const now = new Date();
  const [device] = await orm
    .insert(devices)
    .values({
      ...whose,
      name: 'Chromium',
      kind: 'phone',
      remembered: true,
      cookieHash: randomUUID(),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .returning({ id: devices.id });
  const pushed = newPushedDevice(new URL(`/fcm/send/${randomUUID()}`, known.endpoint).href);
  const subscription = { ...pushed.subscription, serverKey: known.serverKey, createdAt: now };
  await savePushSubscription(orm, { ...whose, deviceId: device?.id ?? '', ...subscription });
  await addTopic(orm, { ...whose, topic: TRAVEL, since: now });
  await setAlertMode(orm, whose, TRAVEL, 'digest');
  await writeAlertRules(orm, whose, { ...WITHOUT_QUIET, digestTimes: ['06:30'] }, now);
  return new URL(pushed.subscription.endpoint).pathname;
}

test('PSH-01 PSH-03 quiet hours and the digest hold over the night in which the clocks go forward @long', async ({
  page,
  context,
  request,
  own,
  account,
  subscriptions,
  pushService,
  clock,
}) => {
  // The queue uses the machine's own clock for its minutes.
  test.setTimeout(6 * QUEUE_MS);
  const desk = newsroom(own, request);
  await follow(page, account, TRAVEL);
  const push = await pushTo(page, context);
  const early = await addEarlyReader(own);
  const path = new URL(subscriptions.made.at(-1)?.subscription.endpoint ?? '').pathname;
  const came = (to: string) => pushService.received.filter((one) => one.path === to).length;
  try {
    for (const [at, titolo] of [
      ['2026-03-28T22:00:00Z', 'Prima della notte'],
      ['2026-03-29T00:30:00Z', 'Nella notte'],
    ] as const) {
      clock.at = at;
      const report = desk.alert({ titolo, argomento: TRAVEL });
      await expect
        .poll(async () => (await report()).resoconto?.lettori, { ...POLL_FAST, timeout: QUEUE_MS })
        .toEqual([{ stato: 'riepilogo', motivo: null, numero: 2 }]);
    }
    // One second before seven in Rome, on the first day of summer time.
    clock.at = '2026-03-29T04:59:59Z';
    await expect.poll(() => came(early), { ...POLL_FAST, timeout: 2 * QUEUE_MS }).toBe(1);
    expect(came(path)).toBe(0);
    clock.at = '2026-03-29T05:00:00Z';
    await expect.poll(() => came(path), { ...POLL_FAST, timeout: 2 * QUEUE_MS }).toBe(1);
  } finally {
    clock.at = null;
  }
  await push.deliver(await subscriptions.received(1));
  await expect
    .poll(push.shown, POLL_FAST)
    .toMatchObject([{ tag: 'riepilogo', body: '• Nella notte\n• Prima della notte' }]);
});
