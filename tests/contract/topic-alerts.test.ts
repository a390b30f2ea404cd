import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { ensureEdition } from '#server/newsroom/db/editions.ts';
import { REGOLE } from '#tests/support/alert-rules.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const TOPICS = '/api/user/topics';
const RULES = '/api/user/push/rules';

type Regole = components['schemas']['RegoleAvvisi'];
type Refused = { campo?: string };

let reader: ReaderBrowser;

async function signedIn(host?: string): Promise<ReaderBrowser> {
  const browser = openBrowser(server, host ? { host } : {});
  await browser.signIn(await addAccount(database().orm));
  return browser;
}

beforeEach(async () => {
  reader = await signedIn();
});

const alertsOf = async (slug: string) => {
  const reply = (await reader.askAccount({ url: TOPICS })).json() as {
    data: { argomenti: components['schemas']['Argomento'][] };
  };
  return reply.data.argomenti.find((topic) => topic.slug === slug)?.avvisi;
};

const rulesOf = async (browser: ReaderBrowser) =>
  ((await browser.askAccount({ url: RULES })).json() as { data: { regole: Regole } }).data.regole;

describe('PSH-01 a topic', { tags: 'postgres' }, () => {
  test('sends no alert until its reader chooses how, and again none once it is unfollowed', async () => {
    await reader.post(`${TOPICS}/roma`, { seguito: true });
    expect(await alertsOf('roma')).toBe('mai');
    for (const modo of ['subito', 'riepilogo']) {
      expect((await reader.post(`${TOPICS}/roma/push`, { modo })).statusCode).toBe(200);
      expect(await alertsOf('roma')).toBe(modo);
    }
    await reader.post(`${TOPICS}/roma`, { seguito: true });
    expect(await alertsOf('roma')).toBe('riepilogo');
    await reader.post(`${TOPICS}/roma`, { seguito: false });
    await reader.post(`${TOPICS}/roma`, { seguito: true });
    expect(await alertsOf('roma')).toBe('mai');
  });

  test('that is not followed has no alert mode, and an unknown mode is refused', async () => {
    expect((await reader.post(`${TOPICS}/roma/push`, { modo: 'subito' })).statusCode).toBe(404);
    await reader.post(`${TOPICS}/roma`, { seguito: true });
    expect((await reader.post(`${TOPICS}/roma/push`, { modo: 'forse' })).statusCode).toBe(400);
    expect(await alertsOf('roma')).toBe('mai');
  });
});

describe('PSH-01 the rules', () => {
  test('are the defaults until a reader sets others, for each paper separately', {
    tags: 'postgres',
  }, async () => {
    expect(await rulesOf(reader)).toEqual(REGOLE);
    const own: Regole = {
      silenzio: [null, ...REGOLE.silenzio.slice(1, 6), { dalle: '01:00', alle: '09:30' }],
      massimo: 3,
      riepiloghi: ['20:15', '08:00'],
      pausa: { dal: '2025-08-01', al: '2025-08-20' },
      solo_eccezionali: true,
      eccezionali_in_silenzio: true,
      edizione_pronta: null,
    };
    expect((await reader.post(RULES, own)).statusCode).toBe(200);
    const kept = { ...own, riepiloghi: ['08:00', '20:15'] };
    expect(await rulesOf(reader)).toEqual(kept);
    expect((await reader.post(RULES, { ...kept, pausa: null, massimo: null })).statusCode).toBe(200);
    expect(await rulesOf(reader)).toEqual({ ...kept, pausa: null, massimo: null });
    expect(await rulesOf(await signedIn('leggo.localhost'))).toEqual(REGOLE);
  });

  test('name an edition of the paper whose issue is announced when it is out', {
    tags: 'postgres',
  }, async () => {
    const roma = { brand: 'MG', slug: 'roma', name: 'Roma', day: '2025-04-03' } as const;
    await ensureEdition(database().orm, roma);
    expect((await reader.post(RULES, { ...REGOLE, edizione_pronta: 'roma' })).statusCode).toBe(200);
    expect((await rulesOf(reader)).edizione_pronta).toBe('roma');
  });

  test.each([
    ['an impossible time', { riepiloghi: ['24:00'] }, 'riepiloghi.0'],
    ['the same digest twice', { riepiloghi: ['07:00', '07:00'] }, 'riepiloghi'],
    ['an impossible day', { pausa: { dal: '2025-02-30', al: '2025-03-01' } }, 'pausa.dal'],
    ['a pause that ends before it begins', { pausa: { dal: '2025-08-02', al: '2025-08-01' } }, 'pausa.al'],
    ['a limit of 0', { massimo: 0 }, 'massimo'],
    ['an unknown edition', { edizione_pronta: 'atlantide' }, 'edizione_pronta'],
    ['a week of six days', { silenzio: REGOLE.silenzio.slice(1) }, 'silenzio'],
    [
      'quiet hours without an end',
      { silenzio: [{ dalle: '22:00' }, ...REGOLE.silenzio.slice(1)] },
      'silenzio.0',
    ],
  ])('that have %s are refused by the name of the field', async (_what, wrong, campo) => {
    const reply = await reader.post(RULES, { ...REGOLE, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect((reply.json() as Refused).campo).toMatch(new RegExp(`^${campo.replaceAll('.', '\\.')}`));
    expect(await rulesOf(reader)).toEqual(REGOLE);
  });
});
