// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import { faqVotes } from '#server/base/db/schema/help-schema.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);
const post = postFrom(server);

const VOTE = '/api/site/faq-vote';
/** The limit of votes from one IP address in an hour. */
const MOST = 120;

describe('HLP-01 the answers of the FAQ', () => {
  test('are each paper’s own, by category, in clean HTML', async () => {
    const { categorie } = await server.data<'listFaq'>('/api/edicola/faq');
    expect(categorie.map(({ slug }) => slug)).toContain('pagamenti');
    const answers = categorie.flatMap(({ risposte }) => risposte);
    expect(answers.length).toBeGreaterThan(90);
    for (const { testo, slug } of answers) expect(testo, slug).toMatch(/^<(?:p|ul|ol)>/);
    const phone = async (host: string) =>
      (await server.data<'listFaq'>('/api/edicola/faq', host)).categorie
        .flatMap(({ risposte }) => risposte)
        .find(({ slug }) => slug === 'parlare-con-una-persona')?.testo;
    expect(await phone('leggo.localhost')).not.toBe(await phone('ilmessaggero.localhost'));
  });

  test('include a few that are shown first', async () => {
    const { categorie } = await server.data<'listFaq'>('/api/edicola/faq');
    const first = categorie.flatMap(({ risposte }) => risposte.flatMap(({ frequente }) => frequente ?? []));
    expect(first.sort()).toEqual([
      'Aggiornare la carta',
      'Disdire',
      'Leggere offline',
      'Password dimenticata',
    ]);
  });
});

describe('HLP-01 a vote on whether an answer helped', () => {
  let address: string;
  let visit = 0;
  beforeEach(() => {
    visit += 1;
    address = `198.51.100.${visit}`;
  });

  const vote = async (utile: boolean, prima: boolean | null = null, risposta = 'cambiare-carta') => {
    const { statusCode, body } = await post(VOTE, { risposta, utile, prima }, address);
    return [statusCode, (JSON.parse(body) as { status: { code: string } }).status.code];
  };
  const counts = async () =>
    (await database().orm.select().from(faqVotes)).map(({ brand, answer, helpful, unhelpful }) => [
      brand,
      answer,
      helpful,
      unhelpful,
    ]);

  test('is counted, and moved when the reader changes it', async () => {
    expect(await vote(true)).toEqual([200, 'OK']);
    await vote(true);
    expect(await counts()).toEqual([['MG', 'cambiare-carta', 2, 0]]);
    await vote(false, true);
    expect(await counts()).toEqual([['MG', 'cambiare-carta', 1, 1]]);
    await vote(false, false);
    expect(await counts()).toEqual([['MG', 'cambiare-carta', 1, 1]]);
  });

  test('never makes a count negative, whatever previous vote a device claims', async () => {
    await vote(true, false);
    await vote(true, false);
    expect(await counts()).toEqual([['MG', 'cambiare-carta', 2, 0]]);
  });

  test('counts each when many are sent concurrently', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => vote(at % 3 === 0)));
    expect(await counts()).toEqual([['MG', 'cambiare-carta', 4, 8]]);
  });

  test('is accepted only for an answer of this paper', async () => {
    expect(await vote(true, null, 'nessuna')).toEqual([404, 'ERR_NOT_FOUND']);
    expect(await counts()).toEqual([]);
  });

  test('is limited per IP address', async () => {
    for (let one = 0; one < MOST; one += 1) await vote(true);
    expect(await vote(true)).toEqual([429, 'ERR_TOO_MANY_ATTEMPTS']);
    expect(await counts()).toEqual([['MG', 'cambiare-carta', MOST, 0]]);
  });
});
