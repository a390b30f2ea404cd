import { expect, test } from 'vitest';
import { setTopic } from './account/interests.ts';
import { setNewsletter } from './account/newsletters.ts';
import { login } from './account/sign-in.ts';
import { trackEvent } from './account/track-event.ts';
import { listIssueDays } from './archive/list-issue-days.ts';
import { createApi } from './clients.ts';
import { getArticle } from './site/get-article.ts';
import { syncFavourites } from './site/sync-favourites.ts';

const origins = { site: 'http://site.test', account: 'http://account.test', archive: 'http://archive.test' };

function apiAnswering(answer: () => Response | Promise<Response>, token: string | null = null) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return await answer();
  };
  return { sent, api: createApi({ readToken: () => token, origins, fetch }) };
}

const LOGIN = { identifier: 'a@b.it', password: 'x', remember: false, redirectUri: '/' };

const refused = (status: number, code: string) => () =>
  Response.json({ success: false, status: { code } }, { status });

test('API-01 each client calls its own origin and sends the saved token', async () => {
  const { api, sent } = apiAnswering(refused(404, 'ERR_NOT_FOUND'), 't0k3n');
  await Promise.allSettled([getArticle(api, 7), trackEvent(api, '/articolo/7'), listIssueDays(api, 'roma')]);
  expect(sent.map((request) => new URL(request.url).origin)).toEqual(Object.values(origins));
  for (const request of sent) expect(request.headers.get('Authorization')).toBe('Bearer t0k3n');
});

test('API-01 a visitor’s calls carry no Authorization', async () => {
  const { api, sent } = apiAnswering(refused(404, 'ERR_NOT_FOUND'));
  await getArticle(api, 7).catch(() => undefined);
  expect(sent[0]?.headers.has('Authorization')).toBe(false);
});

test('OFF-05 an event that may be sent again carries its key and its time, any other event neither', async () => {
  const { api, sent } = apiAnswering(() => Response.json({ success: true, status: { code: 'OK' } }));
  const key = '0b0f8a4e-6d8e-4b55-9d52-3f5a1b0c7e11';
  await trackEvent(api, '/articolo/7', { key, at: new Date('2025-04-03T10:00:00Z') });
  await trackEvent(api, '/articolo/7');
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([key, null]);
  const event = { url_articolo: '/articolo/7', evento: 'click' };
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { ...event, quando: '2025-04-03T10:00:00.000Z' },
    event,
  ]);
});

test('SES-09 a call that needs authorisation fails before it is sent when there is no token', async () => {
  const { api, sent } = apiAnswering(refused(401, 'ERR_LOGIN_REQUIRED'));
  await expect(syncFavourites(api, [])).rejects.toMatchObject({
    kind: 'login-required',
    details: { code: 'Unauthorized' },
  });
  expect(sent).toEqual([]);
  const signed = apiAnswering(refused(401, 'ERR_LOGIN_REQUIRED'), 't0k3n');
  await expect(syncFavourites(signed.api, [])).rejects.toMatchObject({ details: { status: 401 } });
  expect(signed.sent).toHaveLength(1);
});

test.each([
  [401, 'ERR_INVALID_CREDENTIALS', {}, 'invalid-credentials', {}],
  [403, 'ERR_ACCESS_DENIED', {}, 'access-denied', {}],
  [403, 'ERR_NOT_ACTIVATED', {}, 'not-activated', {}],
  [429, 'ERR_TOO_MANY_ATTEMPTS', { attesa: 90 }, 'too-many-attempts', { wait: 90 }],
  [
    400,
    'ERR_FIELD_NOT_VALID',
    { campo: 'email', data: 'Inserire email valida' },
    'field-not-valid',
    { field: { path: 'email', message: 'Inserire email valida' } },
  ],
])('API-06 a sign-in refused with %i %s gives the form what it needs', async (status, code, overrides, kind, told) => {
  const { api } = apiAnswering(() =>
    Response.json({ success: false, status: { code }, ...overrides }, { status }),
  );
  await expect(login(api, LOGIN)).rejects.toMatchObject({ kind, details: told });
});

test('SES-08 a sign-in beyond the limit of devices returns the devices to choose from', async () => {
  const device = {
    id: 'd',
    nome: 'Chrome su Android',
    tipo: 'telefono',
    corrente: false,
    accesso: '2025-04-03T10:00:00Z',
    ultimo_uso: '2025-04-04T10:00:00Z',
  };
  const data = { biglietto: 'ticket', limite: 1, dispositivi: [device] };
  const { api } = apiAnswering(() =>
    Response.json({ success: false, status: { code: 'ERR_DEVICE_LIMIT' }, data }, { status: 409 }),
  );
  expect(await login(api, LOGIN)).toMatchObject({
    choice: { ticket: 'ticket', limit: 1, devices: [{ name: 'Chrome su Android', kind: 'phone' }] },
  });
});

test.each([
  [404, 'ERR_ARTICLE_NOT_FOUND', 'article-not-found'],
  [404, 'ERR_SOMETHING_NEW', 'not-found'],
  [401, 'ERR_SESSION_EXPIRED', 'session-lost'],
  [400, 'ERR_BAD_REQUEST', 'bad-request'],
  [500, 'ERR_INTERNAL', 'server'],
])('API-06 an article refused with %i %s rejects with its status', async (status, code, kind) => {
  const { api } = apiAnswering(refused(status, code));
  await expect(getArticle(api, 7)).rejects.toMatchObject({ kind, details: { status, code } });
});

test('API-06 an answer that cannot be read is not reported as offline', async () => {
  const broken = apiAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(getArticle(broken.api, 7)).rejects.toMatchObject({ kind: 'offline' });
  const garbage = apiAnswering(
    () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
  );
  await expect(getArticle(garbage.api, 7)).rejects.toMatchObject({ kind: 'server' });
});

test.each([
  410, 502,
])('API-06 a proxy’s error page with %i is not taken for an answer of the newsstand', async (status) => {
  const { api } = apiAnswering(
    () => new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } }),
  );
  await expect(getArticle(api, 7)).rejects.toMatchObject({ details: { status } });
});

test('NWS-04 a withdrawn article is answered with its former placement', async () => {
  const section = { id: 2, slug: 'economia', titolo: 'Economia' };
  const edition = { id: 3, slug: 'roma', titolo: 'Roma' };
  const data = { id: 7, data: '2025-04-03', edizione: edition, sezione: section, sezione_presente: true };
  const { api } = apiAnswering(() =>
    Response.json({ success: false, status: { code: 'ERR_ARTICLE_WITHDRAWN' }, data }, { status: 410 }),
  );
  expect(await getArticle(api, 7)).toEqual({
    withdrawn: {
      id: 7,
      day: '2025-04-03',
      edition: { id: 3, slug: 'roma', name: 'Roma' },
      section: { id: 2, slug: 'economia', name: 'Economia' },
      hasSectionOtherArticles: true,
    },
  });
});

test('ACC-07 a call that saves a choice is sent although its page is left', async () => {
  const { api, sent } = apiAnswering(refused(404, 'ERR_NOT_FOUND'), 't0k3n');
  await Promise.allSettled([setNewsletter(api, 'il-punto', true), setTopic(api, 'economia', true)]);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true]);
});
