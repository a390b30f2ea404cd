import { type BrowserContext, expect, type Page } from 'playwright/test';
import { pathOfArticle, todaysArticles } from '#tests/support/ask-newsstand.ts';
import { callAsReader } from '#tests/support/call-as-reader.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { deviceContents, placesOf } from '#tests/support/device-contents.ts';
import {
  expectState,
  postToWorker,
  readyDevice,
  rowsOf,
  writeRows,
} from '#tests/support/device-downloads.ts';
import { dataOf, isCached } from '#tests/support/first-visit.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { alertOf, pushTo } from '#tests/support/push-messages.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';
import { openedAt, test } from '#tests/support/worker-test.ts';

test.use({ whole: true });

/** Time for the worker, which may be busy with other work on a busy machine; not a promise to readers. */
const WORK_MS = 60_000;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const alertsOf = (page: Page) => rowsOf<{ id: string; read: boolean }>(page, 'alerts');
const brought = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    for (const name of await caches.keys()) if (await (await caches.open(name)).match(url)) return true;
    return false;
  }, address);

/** Opens the newsstand with a worker, for a reader who allows notifications. */
async function opened(page: Page, context: BrowserContext) {
  await gotoSettled(page, '/sezioni');
  await readyDevice(page);
  return await pushTo(page, context);
}

/** Opens the newsstand in the same way for a signed-in reader. */
async function openedSignedIn(page: Page, context: BrowserContext, request: Parameters<typeof newReader>[0]) {
  await signInByCall(page, await newReader(request), '/sezioni');
  const push = await opened(page, context);
  await expect.poll(async () => (await rowsOf(page, 'session')).length, POLL_FAST).toBe(1);
  return push;
}

type Topic = { slug: string; avvisi: string };
const topics = async (page: Page) =>
  (await callAsReader<{ argomenti: Topic[] }>(page, '/api/user/topics')).argomenti;
const modeOf = async (page: Page, slug: string) =>
  (await topics(page)).find((topic) => topic.slug === slug)?.avvisi;

/** Ids of the favourites saved in the account. */
const keptAtAccount = async (page: Page) =>
  (
    await callAsReader<{ preferiti: { articolo: { id: number } }[] }>(page, '/api/user/preferiti', {
      modifiche: [],
    })
  ).preferiti.map(({ articolo }) => articolo.id);

test('PSH-03 an alert is shown with its text, picture and buttons, and the next one of its story replaces it', async ({
  page,
  context,
  article,
}) => {
  const push = await opened(page, context);
  await push.send(alertOf(article, { topic: 'cronaca' }));
  const { origin } = new URL(page.url());
  await expect.poll(push.shown, POLL_FAST).toEqual([
    {
      title: article.titolo,
      body: 'Gli aggiornamenti.',
      tag: `storia-s${article.id}`,
      lang: 'it',
      silent: false,
      icon: `${origin}/brands/mg/icon-192.png`,
      image: `${origin}/brands/mg/icon-512.png`,
      // Chromium shows at most two buttons: reading is a press on the alert itself.
      actions: [
        { action: 'salva', title: 'Salva' },
        { action: 'silenzia', title: 'Silenzia tema' },
      ],
    },
  ]);
  await push.send(alertOf(article, { id: 'later', title: 'La seconda notizia' }));
  await expect
    .poll(async () => (await push.shown()).map(({ title }) => title), POLL_FAST)
    .toEqual(['La seconda notizia']);
  await push.send(alertOf(article, { kind: 'test', title: 'Una prova' }));
  await expect
    .poll(async () => (await push.shown()).map(({ tag }) => tag).sort(), POLL_FAST)
    .toEqual(['prova', `storia-s${article.id}`]);
});

test('PSH-03 a message that cannot be read shows a plain sentence, and leads to the alerts', {
  tag: '@long',
}, async ({ page, context }) => {
  const push = await opened(page, context);
  await push.deliver('Ciao');
  await expect
    .poll(push.shown, POLL_FAST)
    .toMatchObject([
      { title: 'C’è un nuovo avviso', body: 'Aprilo per vedere che cosa è successo.', tag: 'avviso' },
    ]);
  await push.press('avviso');
  // The page may be loaded anew, and can be asked for notifications only then.
  await expect(page).toHaveURL(/\/avvisi$/);
  await expect(heading(page, 'Avvisi')).toBeVisible();
  await expect.poll(push.shown, POLL_FAST).toEqual([]);
});

test('PSH-03 OFF-01 a pressed alert opens its article in the open page, offline and without a reload', async ({
  page,
  context,
  faultProxy,
  request,
  article,
}) => {
  const push = await openedSignedIn(page, context, request);
  const before = await openedAt(page);
  await push.send(alertOf(article));
  await expect.poll(() => brought(page, dataOf(article)), { ...POLL_FAST, timeout: WORK_MS }).toBe(true);
  await cut(context, faultProxy);
  await push.press(`storia-s${article.id}`);
  await expect(heading(page, article.titolo)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === pathOfArticle(article));
  expect(await openedAt(page)).toBe(before);
  await expect.poll(async () => (await alertsOf(page)).map(({ read }) => read), POLL_FAST).toEqual([true]);
});

test('PSH-03 the app’s badge counts unread alerts, without test alerts', { tag: '@long' }, async ({
  page,
  context,
  request,
}) => {
  const [first, second] = await todaysArticles(request);
  if (!first || !second) throw new Error('Two articles are wanted');
  const push = await openedSignedIn(page, context, request);
  await context.serviceWorkers()[0]?.evaluate(() => {
    const told: number[] = [];
    Object.assign(globalThis, { told });
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async (count: number) => void told.push(count),
    });
  });
  const badge = () =>
    context.serviceWorkers()[0]?.evaluate(() => (globalThis as unknown as { told: number[] }).told.at(-1));
  await push.send(alertOf(first));
  await expect.poll(badge, POLL_FAST).toBe(1);
  await push.send(alertOf(second));
  await expect.poll(badge, POLL_FAST).toBe(2);
  await push.send(alertOf(second, { id: 'test', kind: 'test' }));
  await expect.poll(async () => (await alertsOf(page)).length, POLL_FAST).toBe(3);
  expect(await badge()).toBe(2);
  await push.press(`storia-s${first.id}`);
  await expect.poll(badge, POLL_FAST).toBe(1);
});

test('PSH-03 NWS-07 an alert saves its article, also when the network comes back only later', {
  tag: '@long',
}, async ({ page, context, faultProxy, request }) => {
  const [first, second] = await todaysArticles(request);
  if (!first || !second) throw new Error('Two articles are wanted');
  const push = await openedSignedIn(page, context, request);
  await push.send(alertOf(first));
  await push.send(alertOf(second));
  await expect.poll(async () => (await push.shown()).length, POLL_FAST).toBe(2);
  await push.press(`storia-s${first.id}`, 'salva');
  await expect.poll(() => keptAtAccount(page), { ...POLL_FAST, timeout: WORK_MS }).toEqual([first.id]);
  await expect(page).toHaveURL(/\/sezioni$/);

  await expect.poll(() => brought(page, dataOf(second)), { ...POLL_FAST, timeout: WORK_MS }).toBe(true);
  await cut(context, faultProxy);
  await push.press(`storia-s${second.id}`, 'salva');
  await expect.poll(async () => (await rowsOf(page, 'favourites')).length, POLL_FAST).toBe(2);
  await restore(context, faultProxy);
  await postToWorker(page, { type: 'send-outbox' });
  await expect
    .poll(() => keptAtAccount(page), { ...POLL_FAST, timeout: WORK_MS })
    .toEqual([second.id, first.id]);
});

test('PSH-03 OFF-05 an alert mutes its topic, also when the network comes back only later, and undoes it', {
  tag: '@long',
}, async ({ page, context, faultProxy, request, article }) => {
  const push = await openedSignedIn(page, context, request);
  const topic = (await topics(page))[0]?.slug ?? '';
  await callAsReader(page, `/api/user/topics/${topic}`, { seguito: true });
  await callAsReader(page, `/api/user/topics/${topic}/push`, { modo: 'subito' });
  const tag = `storia-s${article.id}`;
  await push.send(alertOf(article, { topic }));
  await expect.poll(async () => (await push.shown()).length, POLL_FAST).toBe(1);
  await cut(context, faultProxy);
  await push.press(tag, 'silenzia');
  await expect.poll(push.shown, POLL_FAST).toMatchObject([{ title: 'Tema silenziato', tag, silent: true }]);
  await restore(context, faultProxy);
  await postToWorker(page, { type: 'send-outbox' });
  await expect.poll(() => modeOf(page, topic), { ...POLL_FAST, timeout: WORK_MS }).toBe('mai');
  await push.press(tag, 'annulla');
  await expect.poll(() => modeOf(page, topic), { ...POLL_FAST, timeout: WORK_MS }).toBe('subito');
  await expect(page).toHaveURL(/\/sezioni$/);
});

test('PSH-03 OFF-03 a new issue is downloaded automatically where its edition is set to every day', {
  tag: '@long',
}, async ({ page, context, article }) => {
  const push = await opened(page, context);
  await writeRows(page, 'settings', [
    { name: 'dailyEditions', value: ['roma'] },
    { name: 'contents', value: 'text' },
  ]);
  const out = { kind: 'edition', articleId: null, path: '/edizione/roma' } as const;
  await push.send(alertOf(article, { ...out, id: 'a', edition: 'latina' }));
  await push.send(alertOf(article, { ...out, id: 'b', edition: 'roma' }));
  await expectState(page, 'roma', 'ready');
  expect((await rowsOf<{ edition: string }>(page, 'downloads')).map(({ edition }) => edition)).toEqual([
    'roma',
  ]);
  expect((await push.shown()).map(({ tag }) => tag).sort()).toEqual(['edizione-latina', 'edizione-roma']);
});

test('PSH-03 OFF-06 a sign-out removes all alerts from the device, and later ones are not saved', {
  tag: '@long',
}, async ({ page, context, request }) => {
  const [first, second] = await todaysArticles(request);
  if (!first || !second) throw new Error('Two articles are wanted');
  const push = await openedSignedIn(page, context, request);
  await push.send(alertOf(first, { id: 'alert-of-the-reader' }));
  await expect.poll(async () => (await alertsOf(page)).length, POLL_FAST).toBe(1);
  const before = await openedAt(page);
  await page.getByRole('button', { name: /^Pannello utente/ }).click();
  await page.getByRole('link', { name: 'Esci' }).last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
  // The page moves to another document, during which no script can be evaluated.
  await expect(async () => {
    expect(await openedAt(page)).not.toBe(before);
    expect(await alertsOf(page)).toEqual([]);
  }).toPass({ timeout: WORK_MS });
  await gotoSettled(page, '/sezioni');
  await push.send(alertOf(second, { id: 'alert-of-nobody' }));
  await expect
    .poll(async () => (await push.shown()).some(({ title }) => title === second.titolo), POLL_FAST)
    .toBe(true);
  await expect.poll(() => isCached(page, dataOf(second)), POLL_FAST).toBe(true);
  const kept = await deviceContents(page, context);
  expect(placesOf(kept, ['alert-of-the-reader', 'alert-of-nobody'])).toEqual([]);
});
