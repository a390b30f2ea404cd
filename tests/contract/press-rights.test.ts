// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LicenceTerms } from '#domain/press-review/licence-terms.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import { issues, placements } from '#server/base/db/schema/content-schema.ts';
import { readers, subscriptions } from '#server/base/db/schema/readers-schema.ts';
import {
  clipRightsFixture,
  everyWay,
  OPERATOR,
  PRINTED_KEYS,
  paidBody,
} from '#tests/support/clip-rights-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { write } from '#tests/support/press-calls.ts';
import { TODAY } from '#tests/support/press-sending-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';

const fixture = clipRightsFixture();
const { press, server, signIn, fillDesk, share, mail, shared, read, listed } = fixture;
const orm = () => fixture.database().orm;

/** Terms of a licence: the national edition of Il Messaggero, and all of Il Gazzettino, since yesterday. */
const TERMS: LicenceTerms = {
  papers: [
    { newspaper: 'MG', editions: ['nazionale'] },
    { newspaper: 'GZ', editions: null },
  ],
  from: '2025-04-02',
};
const NAMED = ['mg', 'gz'];
const RASSEGNA = { product: 'rassegna' as const };

beforeEach(() => fixture.print());

const narrow = (pressTerms: LicenceTerms | null = TERMS) => orm().update(subscriptions).set({ pressTerms });
const addHolder = (pressTerms: LicenceTerms | null = TERMS, overrides = {}) =>
  addAccount(orm(), { subscriptions: [{ ...RASSEGNA, pressTerms, ...overrides }] });

describe('ROL-06 a licence opens whole texts', () => {
  test('without terms: of every paper, edition and day, in every view', async () => {
    const account = await addHolder(null);
    await fillDesk(account);
    const by = await signIn(account);
    expect(await read(by)).toEqual(everyWay(PRINTED_KEYS));
    expect(await shared(await share(by))).toEqual({ page: PRINTED_KEYS, pdf: PRINTED_KEYS });
    const sent = await mail(by);
    expect(sent).toMatchObject({ letter: [], attached: PRINTED_KEYS });
    expect(await shared(sent?.path ?? '')).toEqual({ page: PRINTED_KEYS, pdf: PRINTED_KEYS });
  });

  test('with terms: of the papers, editions and days they name, in every view', async () => {
    const account = await addHolder();
    await fillDesk(account);
    const by = await signIn(account);
    expect(await read(by)).toEqual(everyWay(NAMED));
    expect(await shared(await share(by))).toEqual({ page: NAMED, pdf: NAMED });
    const sent = await mail(by);
    expect(sent).toMatchObject({ letter: [], attached: NAMED });
    expect(await shared(sent?.path ?? '')).toEqual({ page: NAMED, pdf: NAMED });
  });

  test('and lists the others, with the part that everybody may read', async () => {
    const account = await addHolder();
    await fillDesk(account);
    const by = await signIn(account);
    const lists = await listed(by);
    for (const key of PRINTED_KEYS) expect(lists.split(`Titolo ${key}`).length, key).toBeGreaterThan(4);
    expect(lists).not.toContain('zq');
    const { clips } = (
      (await by.ask({ url: `/api/user/rassegna/lettura/${TODAY}` })).json() as {
        data: { clips: { title: string; partial: boolean; body: string }[] };
      }
    ).data;
    expect(clips.filter(({ partial }) => partial).map(({ title }) => title.slice(7))).toEqual([
      'roma',
      'old',
      'lg',
    ]);
    for (const { body } of clips) expect(body).toContain('parola');
  });

  test('and does not open a clip further because a saved search added it', async () => {
    const account = await addHolder();
    const by = await signIn(account);
    const filters = { text: 'parola', newspapers: [], edition: null, section: null, author: '', page: null };
    const search = { id: 0, name: 'Parole', filters, chapter: '', active: true };
    expect((await write(by, '/api/user/rassegna/ricerche', search)).statusCode).toBe(200);
    const review = await by.ask({ url: `/api/user/rassegna/lettura/${TODAY}` });
    expect(review.body).toContain('Titolo roma');
    expect((await read(by)).review).toEqual(NAMED);
  });

  test('with the terms of all licences on its own paper together, and none of another paper', async () => {
    const subscribed = [
      { ...RASSEGNA, pressTerms: TERMS },
      { ...RASSEGNA, pressTerms: { papers: [{ newspaper: 'MG' as const, editions: ['roma'] }], from: null } },
      { ...RASSEGNA, brand: 'GZ' as const },
    ];
    const account = await addAccount(orm(), { subscriptions: subscribed });
    await fillDesk(account);
    expect(await read(await signIn(account))).toEqual(everyWay(['mg', 'roma', 'gz']));
  });

  test('but a subscription that opens the paper itself does not, where a plain company subscription is no licence', async () => {
    const account = await addAccount(orm(), {
      subscriptions: [{ ...RASSEGNA, pressTerms: TERMS }, { product: 'digital+' }],
    });
    await fillDesk(account);
    expect(await read(await signIn(account))).toEqual(everyWay(NAMED));
  });
});

async function issueOf(day: string): Promise<number> {
  const [issue] = await orm().select({ id: issues.id }).from(issues).where(eq(issues.day, day));
  if (!issue) throw new Error('nothing comes out then');
  return issue.id;
}

describe('ROL-06 an article is covered', () => {
  test('by any edition and day in which it was printed', async () => {
    const account = await addHolder({ papers: [{ newspaper: 'MG', editions: ['latina'] }], from: TODAY });
    await fixture.run([
      ninjs({ uri: 'urn:x', access: 'digital+', body: paidBody('x'), editions: ['Roma', 'Latina'] }),
    ]);
    const by = await signIn(account);
    const [article] = (await fixture.allArticles()).filter(({ uri }) => uri === 'urn:x');
    const clip = () => by.ask({ url: `/api/user/rassegna/ritaglio/${article?.id}` });
    expect((await clip()).body).toContain('zqx');
    await narrow({ papers: [{ newspaper: 'MG', editions: ['latina'] }], from: '2025-04-04' });
    expect((await clip()).body).not.toContain('zqx');
  });

  test('where another one with the same title and text is', async () => {
    const text = { title: 'Il ponte', access: 'digital+', body: paidBody('x') };
    await fixture.run([
      ninjs({ uri: 'urn:x', ...text }),
      ninjs({ uri: 'urn:y', ...text, editions: ['Roma'] }),
      ninjs({ uri: 'urn:z', ...text, body: paidBody('z'), editions: ['Latina'] }),
    ]);
    const by = await signIn(
      await addHolder({ papers: [{ newspaper: 'MG', editions: ['roma'] }], from: null }),
    );
    const whole = [];
    for (const { id, uri } of await fixture.allArticles()) {
      if (!/urn:[xyz]/.test(uri)) continue;
      const { body } = await by.ask({ url: `/api/user/rassegna/ritaglio/${id}` });
      if (body.includes('zq')) whole.push(uri);
    }
    expect(whole.sort()).toEqual(['urn:x', 'urn:y']);
  });

  test('by no issue that is not out yet', async () => {
    const terms = { papers: [{ newspaper: 'MG' as const, editions: ['latina'] }], from: null };
    const by = await signIn(await addHolder(terms));
    await fixture.run([
      ninjs({ uri: 'urn:x', access: 'digital+', body: paidBody('x') }),
      ninjs({ uri: 'urn:y', day: '2025-04-04', editions: ['Latina'] }),
    ]);
    const tomorrow = await issueOf('2025-04-04');
    const [article] = (await fixture.allArticles()).filter(({ uri }) => uri === 'urn:x');
    const [placed] = await orm()
      .select()
      .from(placements)
      .where(eq(placements.articleId, article?.id ?? 0));
    if (!placed) throw new Error('it was not printed');
    await orm()
      .insert(placements)
      .values({ ...placed, issueId: tomorrow });
    const clip = () => by.ask({ url: `/api/user/rassegna/ritaglio/${article?.id}` });
    expect((await clip()).json()).toMatchObject({ data: { clip: { partial: true } } });
    server.setClock('2025-04-03T22:00:00Z');
    expect((await clip()).json()).toMatchObject({ data: { clip: { partial: false } } });
  });
});

describe('ROL-06 a member', () => {
  test('reads what the licence of the seat covers, and nothing without the seat', async () => {
    const member = await addAccount(orm());
    const plan = { plan: 'company', product: 'rassegna', seats: 5, members: [member] } as const;
    const { holder } = await addSharedPlan(orm(), { ...plan, pressTerms: TERMS });
    await fillDesk(holder);
    const by = await signIn(member);
    expect(await read(by)).toEqual(everyWay(NAMED));
    const path = await share(by);
    expect(await shared(path)).toEqual({ page: NAMED, pdf: NAMED });
    await orm().update(subscriptions).set({ status: 'expired' });
    expect(await read(by)).toEqual(everyWay([]));
    expect(await shared(path)).toBeNull();
  });
});

describe('ROL-06 once the licence', () => {
  test('is over, its former subscriber and holders of a share link can read nothing, and nothing is sent', async () => {
    const account = await addHolder(TERMS, { endsOn: TODAY });
    await fillDesk(account);
    const by = await signIn(account);
    const paths = [await share(by), (await mail(by))?.path ?? ''];
    for (const path of paths) expect(await shared(path)).toEqual({ page: NAMED, pdf: NAMED });
    server.setClock('2025-04-03T22:00:00Z');
    press.setClock('2025-04-03T22:00:00Z');
    expect(await read(by)).toEqual(everyWay([]));
    expect(await listed(by)).toMatch(/^403[^\n]*\n403[^\n]*\n403[^\n]*\n403[^\n]*$/);
    for (const path of paths) expect(await shared(path)).toBeNull();
    expect(await mail(by, 'bruno@posta.example')).toBeNull();
  });

  test('is narrowed, existing share links and letters show no more than it covers', async () => {
    const account = await addHolder(null);
    await fillDesk(account);
    const by = await signIn(account);
    const paths = [await share(by), (await mail(by))?.path ?? ''];
    for (const path of paths) expect(await shared(path)).toEqual({ page: PRINTED_KEYS, pdf: PRINTED_KEYS });
    await narrow();
    for (const path of paths) expect(await shared(path)).toEqual({ page: NAMED, pdf: NAMED });
    expect(await read(by)).toEqual(everyWay(NAMED));
    expect(await mail(by, 'bruno@posta.example')).toMatchObject({ attached: NAMED });
    await narrow({ papers: [], from: null });
    for (const path of paths) expect(await shared(path)).toEqual({ page: [], pdf: [] });
    expect(await read(by)).toEqual(everyWay([]));
  });
});

test('ROL-06 a company on another paper reads by its subscriptions, and its licence adds what it covers', async () => {
  const account = await addAccount(orm(), {
    kind: 'company',
    companyName: 'Alfa srl',
    subscriptions: [{ product: 'digital+', brand: 'LG' }],
  });
  await fillDesk(account, 'LG');
  const by = await signIn(account, 'LG');
  expect(await read(by)).toEqual(everyWay(['lg']));
  const path = await share(by);
  expect(await shared(path)).toEqual({ page: ['lg'], pdf: ['lg'] });
  const plan = { plan: 'personal', months: 12, status: 'active', recurring: true } as const;
  const licence = { ...RASSEGNA, ...plan, brand: 'LG' as const, startsOn: '2025-03-04', pressTerms: TERMS };
  await addSubscription(orm(), licence, [account.id]);
  expect(await read(by)).toEqual(everyWay(['mg', 'gz', 'lg']));
  expect(await shared(path)).toEqual({ page: ['mg', 'gz', 'lg'], pdf: ['mg', 'gz', 'lg'] });
  await orm().update(subscriptions).set({ status: 'expired' }).where(eq(subscriptions.product, 'digital+'));
  expect(await read(by)).toEqual(everyWay(NAMED));
});

describe('ROL-06 nothing is open', () => {
  test.each([
    ['to an operator of customer service', { email: OPERATOR }],
    ['to a subscriber of the paper without a licence', { subscriptions: [{ product: 'digital+' as const }] }],
  ])('%s', async (_, wanted) => {
    await fillDesk(await addHolder(null));
    const by = await signIn(await addAccount(orm(), wanted));
    expect(await read(by)).toEqual(everyWay([]));
    expect(await listed(by)).toMatch(/^403[^\n]*\n403[^\n]*\n403[^\n]*\n403[^\n]*$/);
  });

  test('to a stranger with a revoked share link, or one whose holder is suspended', async () => {
    const account = await addHolder(null);
    await fillDesk(account);
    const by = await signIn(account);
    const [path, gone] = [await share(by), await share(by)];
    const links = await by.ask({ url: '/api/user/rassegna/collegamenti' });
    const [newest] = (links.json() as { data: { links: { id: number }[] } }).data.links;
    await write(by, '/api/user/rassegna/collegamenti/revoca', { id: newest?.id });
    expect(await shared(gone)).toBeNull();
    expect(await shared(path)).not.toBeNull();
    await orm().update(readers).set({ status: 'suspended' }).where(eq(readers.id, account.id));
    expect(await shared(path)).toBeNull();
  });
});

describe('ROL-06 an article', () => {
  const again = (key: string, overrides: Record<string, unknown>, item = {}) =>
    fixture.run([
      ninjs(
        { uri: `urn:${key}`, version: '2', title: `Titolo ${key}`, access: 'digital+', ...item },
        overrides,
      ),
    ]);

  test('that is withdrawn disappears from everything shared or sent before', async () => {
    const account = await addHolder();
    await fillDesk(account);
    const by = await signIn(account);
    const paths = [await share(by), (await mail(by))?.path ?? ''];
    await again('mg', { pubstatus: 'canceled' });
    for (const path of paths) expect(await shared(path)).toEqual({ page: ['gz'], pdf: ['gz'] });
    expect(await read(by)).toEqual(everyWay(['gz']));
    expect((await server.ask({ url: paths[0] ?? '' })).body).not.toContain('Titolo mg');
  });

  test('that is corrected is shown as corrected, and opens no further', async () => {
    const account = await addHolder();
    await fillDesk(account);
    const by = await signIn(account);
    const path = await share(by);
    await again('mg', {}, { body: paidBody('nuovo') });
    await again('roma', {}, { body: paidBody('nuova'), editions: ['Roma'] });
    const { page = [], pdf = [] } = (await shared(path)) ?? {};
    expect([page.sort(), pdf.sort()]).toEqual([
      ['gz', 'nuovo'],
      ['gz', 'nuovo'],
    ]);
    expect((await read(by)).review?.sort()).toEqual(['gz', 'nuovo']);
  });
});
