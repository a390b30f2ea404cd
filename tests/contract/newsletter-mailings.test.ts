import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { newsletterLetters } from '#server/base/db/schema/newsletters-schema.ts';
import { holdBackDue } from '#server/operations/backup/hold-back-due.ts';
import { removeNewsletter } from '#server/outgoing/db/reader-newsletters.ts';
import { addTopic } from '#server/outgoing/db/reader-topics.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsletterFixture } from '#tests/support/newsletter-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const { database, run } = importFixture();
const fixture = newsletterFixture(database);
const server = newsstandApp(database);

const TODAY = '2025-04-03';
const SEVEN = '2025-04-03T05:00:00Z';
const HALF_PAST = '2025-04-03T05:30:00Z';

type Facts = Parameters<typeof ninjs>[0] & { about?: string };

function article(title: string, { about, ...facts }: Facts = {}) {
  const uri = `urn:mailing:${title.replaceAll(/\W+/g, '-')}`;
  const item = ninjs({ uri, title, section: 'Politica', page: 8, ...facts });
  const subject = about && { rel: 'topic', name: about, literal: about };
  return { ...item, subjects: [...(item.subjects as unknown[]), ...(subject ? [subject] : [])] };
}

const titles = async () => (await fixture.mails()).map(({ subject }) => subject).sort();

beforeEach(() => fixture.setClock('2025-04-03T04:00:00Z'));

describe('ACC-07 a newsletter', () => {
  test('is sent to its subscribers at its time in Rome, once however often the schedule runs', {
    tags: 'postgres',
  }, async () => {
    await run([article('Il decreto passa'), article('La Camera vota', { position: 2 })]);
    const [one, two] = [await fixture.addReader('il-punto'), await fixture.addReader('il-punto')];
    await fixture.addReader('roma-di-mattina');
    await fixture.minute('2025-04-03T04:59:00Z');
    expect(await fixture.mails()).toEqual([]);
    for (const at of [SEVEN, '2025-04-03T05:01:00Z', '2025-04-03T07:59:00Z', '2025-04-03T12:00:00Z']) {
      await fixture.minute(at);
    }
    const mails = await fixture.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual([one.email, two.email].sort());
    expect(mails[0]).toMatchObject({
      from: 'Il Messaggero <edicola@ilmessaggero.it>',
      subject: 'Il punto delle 7: Il decreto passa',
    });
    for (const title of ['Il decreto passa', 'La Camera vota']) expect(mails[0]?.text).toContain(title);
    expect(await fixture.letters(TODAY)).toEqual({ sent: 2 });
  });

  test('is not sent again after a restore of an older backup, and is sent on the next day', async () => {
    await run([article('Il decreto passa'), article('Di domani', { day: addDays(TODAY, 1) })]);
    await fixture.addReader('il-punto');
    const query = async <Row>(text: string, values?: unknown[]) =>
      (await database().queue.executeSql(text, values)).rows as Row[];
    const { newsletters } = await holdBackDue({ query }, new Date(HALF_PAST));
    expect(newsletters).toBeGreaterThan(0);
    await fixture.minute('2025-04-03T05:31:00Z');
    expect(await fixture.mails()).toEqual([]);
    await fixture.minute('2025-04-04T05:00:00Z');
    expect(await titles()).toEqual(['Il punto delle 7: Di domani']);
  });

  test('links to its articles, and contains only what is open to everybody', async () => {
    const body = `<p>${'parola '.repeat(300)}segreta</p>`;
    await run([article('Il decreto passa', { body, access: 'digital+' })]);
    await fixture.addReader('il-punto', { subscriptions: [{ product: 'digital+' }] });
    await fixture.minute(SEVEN);
    const [mail] = await fixture.mails();
    const link = /http:\/\/ilmessaggero\.localhost(\/articolo\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`href="http://ilmessaggero.localhost${link}"`);
    const reply = await server.ask({ url: `/api/edicola/articolo?id=${link.split('/')[2]}` });
    expect(reply.json()).toMatchObject({ data: { article: { titolo: 'Il decreto passa' } } });
    expect(`${mail?.text}${mail?.html}`).not.toContain('segreta');
  });

  test('of a paper that is late is sent once the paper has arrived, within some hours; yesterday’s news is never sent', async () => {
    await run([article('Di ieri', { day: addDays(TODAY, -1) })]);
    await fixture.addReader('il-punto');
    await fixture.minute(SEVEN);
    expect(await titles()).toEqual([]);
    await run([article('Di oggi')]);
    await fixture.minute('2025-04-03T06:40:00Z');
    expect(await titles()).toEqual(['Il punto delle 7: Di oggi']);
    await fixture.minute('2025-04-04T05:00:00Z');
    await run([article('Di domani', { day: addDays(TODAY, 1) })]);
    await fixture.minute('2025-04-04T08:00:00Z');
    expect(await titles()).toEqual(['Il punto delle 7: Di oggi']);
  });

  test('that is weekly contains what is new since it was last sent', { tags: 'postgres' }, async () => {
    await run([
      article('Del sabato prima', { section: 'Economia', day: '2025-03-29' }),
      article('Del martedì prima', { section: 'Economia', day: '2025-04-01' }),
      article('Del giorno', { section: 'Economia', day: '2025-04-08' }),
    ]);
    await fixture.addReader('conti-in-tasca');
    await fixture.minute('2025-04-08T10:30:00Z');
    const [mail] = await fixture.mails();
    expect(mail?.subject).toBe('Conti in tasca: Del giorno');
    expect(mail?.text).not.toContain('prima');
  });

  test('says that its contents are fictional, where its articles do', async () => {
    const notice = 'Contenuto dimostrativo: notizie, persone e luoghi sono inventati.';
    await run([{ ...article('Inventato'), copyrightnotice: notice }]);
    await fixture.addReader('il-punto');
    await fixture.minute(SEVEN);
    const [mail] = await fixture.mails();
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(notice);
  });
});

describe('ACC-07 a newsletter waits for the paper of its day', () => {
  const MONDAY = '2025-04-07';
  const EIGHT = `${MONDAY}T06:00:00Z`;
  const saturdays = () => article('Di sabato', { section: 'Sport', day: '2025-04-05' });

  test('even if it covers a week of which some articles have arrived', async () => {
    await run([saturdays()]);
    await fixture.addReader('il-giorno-dopo');
    await fixture.minute(EIGHT);
    expect(await titles()).toEqual([]);
    await run([article('Di lunedì', { section: 'Sport', day: MONDAY })]);
    await fixture.minute(`${MONDAY}T07:00:00Z`);
    const [mail] = await fixture.mails();
    expect(mail?.subject).toBe('Il giorno dopo: Di lunedì');
    expect(mail?.text).toContain('Di sabato');
  });

  test('even if it was last sent before the weekend, of which some articles have arrived', async () => {
    const leggo = { brand: 'LG' } as const;
    await run([article('Di domenica', { section: 'Cronaca', day: '2025-04-06' })], leggo);
    await fixture.subscribe(await fixture.addReader('il-punto'), 'buongiorno-roma', 'LG');
    await fixture.minute(`${MONDAY}T05:15:00Z`);
    expect(await titles()).toEqual([]);
    await run([article('Di lunedì', { section: 'Cronaca', day: MONDAY })], leggo);
    await fixture.minute(`${MONDAY}T06:00:00Z`);
    expect(await titles()).toEqual(['Buongiorno Roma: Di lunedì']);
  });

  test('but not for new articles in its own sections, if it covers a week and the paper has arrived', async () => {
    await run([saturdays(), article('Il decreto passa', { day: MONDAY })]);
    await fixture.addReader('il-giorno-dopo');
    await fixture.minute(EIGHT);
    expect(await titles()).toEqual(['Il giorno dopo: Di sabato']);
  });

  test('until its time limit is reached', async () => {
    await run([saturdays()]);
    await fixture.addReader('il-giorno-dopo');
    await fixture.minute(`${MONDAY}T08:44:00Z`);
    expect(await titles()).toEqual([]);
    await fixture.minute(`${MONDAY}T08:45:00Z`);
    expect(await titles()).toEqual(['Il giorno dopo: Di sabato']);
  });

  test('but not on a day without a paper', async () => {
    await run([article('Di Pasqua', { section: 'Sport', day: '2025-04-20' })]);
    await fixture.addReader('il-giorno-dopo');
    await fixture.minute('2025-04-21T06:00:00Z');
    expect(await titles()).toEqual(['Il giorno dopo: Di Pasqua']);
  });
});

describe('ACC-07 while a paper is being delivered', () => {
  const QUARTER_TO = Date.parse('2025-04-03T04:45:00Z');
  const edition = (name: string, version = '1') => {
    const facts = { section: 'Cronaca', editions: [name], title: `In ${name}`, uri: `urn:mailing:${name}` };
    return ninjs({ ...facts, version, body: `<p>${version}</p>` });
  };
  async function look(minute: number) {
    fixture.setClock(new Date(QUARTER_TO + minute * 60_000).toISOString());
    await fixture.look();
    await fixture.run();
  }

  beforeEach(() => fixture.addReader('roma-di-mattina'));

  test('no newsletter is sent until no delivery has arrived for some minutes', async () => {
    await run([edition('Nazionale')]);
    await look(0);
    await look(4);
    await run([edition('Roma')]);
    for (const minute of [5, 6, 9]) await look(minute);
    expect(await fixture.mails()).toEqual([]);
    await look(10);
    const [mail] = await fixture.mails();
    for (const title of ['In Nazionale', 'In Roma']) expect(mail?.text).toContain(title);
  });

  test('a newsletter is sent after half an hour even if corrections keep arriving', async () => {
    for (let minute = 0; minute < 30; minute += 3) {
      await run([edition('Nazionale', String(minute + 1))]);
      await look(minute);
    }
    expect(await fixture.mails()).toEqual([]);
    await run([edition('Nazionale', '40')]);
    await look(30);
    expect(await fixture.mails()).toHaveLength(1);
  });

  test('a newsletter is sent with what has arrived when its time limit is reached', async () => {
    await run([edition('Nazionale')]);
    await look(170);
    expect(await fixture.mails()).toHaveLength(1);
  });
});

test('ACC-07 the records of letters are deleted after two months', { tags: 'postgres' }, async () => {
  await run([article('Il decreto passa')]);
  await fixture.addReader('il-punto');
  await fixture.minute(SEVEN);
  await fixture.minute('2025-06-02T12:00:00Z');
  expect(await fixture.letters(TODAY)).toEqual({ sent: 1 });
  await fixture.minute('2025-06-03T12:00:00Z');
  expect(await database().orm.select().from(newsletterLetters)).toEqual([]);
});

test('ACC-07 the letters of a reader are found by an index', { tags: 'postgres' }, async () => {
  const found = await database()
    .orm.select({ index: sql<string>`indexname` })
    .from(sql`pg_indexes`)
    .where(sql`tablename = 'newsletter_letters' and indexdef like '%(reader_id)'`);
  expect(found).toHaveLength(1);
});

describe('ACC-07 a reader who', () => {
  beforeEach(() => run([article('Il decreto passa')]));

  test('has unsubscribed meanwhile, or has no active account, gets no letter', async () => {
    const [ended, gone, left] = [
      await fixture.addReader('il-punto'),
      await fixture.addReader('il-punto'),
      await fixture.addReader('il-punto'),
    ];
    for (const status of ['pending', 'suspended'] as const) await fixture.addReader('il-punto', { status });
    fixture.setClock(SEVEN);
    await fixture.plan();
    await removeNewsletter(database().orm, { readerId: ended.id, brand: 'MG' }, 'il-punto');
    await database().orm.execute(`delete from readers where id = '${gone.id}'`);
    await fixture.run();
    expect((await fixture.mails()).map(({ to }) => to)).toEqual([left.email]);
    expect(await fixture.letters(TODAY)).toEqual({ sent: 1 });
  });

  test('uses the unsubscribe button of a mail program gets no more letters, without signing in', {
    tags: 'postgres',
  }, async () => {
    const reader = await fixture.addReader('il-punto');
    await fixture.subscribe(reader, 'roma-di-mattina');
    await run([article('In città', { section: 'Cronaca' })]);
    await fixture.minute(SEVEN);
    const list = (await fixture.mailsTo(reader)).find(({ subject }) => subject.startsWith('Il punto'))?.list;
    expect(list).toMatchObject({
      'List-Id': '<il-punto.newsletter.ilmessaggero.it>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const { pathname, search } = new URL(list?.['List-Unsubscribe'].slice(1, -1) ?? '');
    const reply = await server.app().inject({
      method: 'POST',
      url: `${pathname}${search}`,
      payload: list?.['List-Unsubscribe-Post'] ?? '',
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.statusCode).toBe(200);
    const tomorrow = addDays(TODAY, 1);
    await run([
      article('Di domani', { day: tomorrow }),
      article('Lì', { section: 'Cronaca', day: tomorrow }),
    ]);
    await fixture.minute('2025-04-04T05:00:00Z');
    const after = (await fixture.mailsTo(reader)).map(({ subject }) => subject.split(':')[0]);
    expect(after.sort()).toEqual(['Il punto delle 7', 'Roma di mattina', 'Roma di mattina']);
  });
});

test('ROL-06 a newsletter for subscribers is sent only to readers who are subscribers at that moment', async () => {
  await run([article('Il commento', { section: 'Commenti', day: '2025-04-06' })]);
  const digital = { subscriptions: [{ product: 'digital' as const }] };
  const subscriber = await fixture.addReader('le-opinioni', digital);
  await fixture.addReader('le-opinioni', { subscriptions: [{ product: 'digital', endsOn: '2025-04-05' }] });
  await fixture.addReader('le-opinioni', { subscriptions: [{ product: 'consent' }] });
  await fixture.addReader('le-opinioni', { subscriptions: [{ product: 'digital', brand: 'LG' }] });
  await fixture.addReader('le-opinioni');
  await fixture.minute('2025-04-06T07:00:00Z');
  expect((await fixture.mails()).map(({ to }) => to)).toEqual([subscriber.email]);
});

test('ACC-07 a newsletter by topics has each reader’s own topics, and is not sent to a reader without news of theirs', {
  tags: 'postgres',
}, async () => {
  await run([
    article('Sul mare', { section: 'Economia', about: 'mare' }),
    article('Di sport', { section: 'Sport', page: 40 }),
    article('Di sport, ieri', { section: 'Sport', page: 40, day: addDays(TODAY, -1) }),
  ]);
  const [sea, sport, nothing] = [
    await fixture.addReader('i-tuoi-argomenti'),
    await fixture.addReader('i-tuoi-argomenti'),
    await fixture.addReader('i-tuoi-argomenti'),
  ];
  const follow = (readerId: string, topic: string) =>
    addTopic(database().orm, { readerId, brand: 'MG', topic, since: new Date(SEVEN) });
  await follow(sea.id, 'mare-e-coste');
  await follow(sport.id, 'sport');
  await fixture.minute(HALF_PAST);
  expect((await fixture.mailsTo(sea)).map(({ subject }) => subject)).toEqual(['I tuoi argomenti: Sul mare']);
  const [mail] = await fixture.mailsTo(sport);
  expect(mail?.subject).toBe('I tuoi argomenti: Di sport');
  expect(mail?.text).not.toContain('ieri');
  expect(await fixture.mailsTo(nothing)).toEqual([]);
  expect(await fixture.letters(TODAY)).toEqual({ sent: 2, empty: 1 });
});
