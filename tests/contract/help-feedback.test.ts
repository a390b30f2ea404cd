// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import type { components } from '#openapi/generated/account.ts';
import { faqVotes, supportChats } from '#server/base/db/schema/help-schema.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { dataOf, OPERATOR } from '#tests/support/operator-chat.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Feedback = components['schemas']['RispostaRiscontri']['data'];

const database = testDatabase();
const server = newsstandApp(database, { environment: { OPERATORS: `${OPERATOR}=Serena`, DEMO: 'off' } });
const URL = '/api/operatori/riscontri';

let serena: ReaderBrowser;
beforeEach(async () => {
  serena = openBrowser(server);
  await serena.signIn(await addAccount(database().orm, { email: OPERATOR }));
});

const feedback = async () => dataOf<Feedback>(await serena.get(URL));
const START = new Date('2025-04-02T08:00:00Z');

const ended = (minute: number, overrides: Partial<typeof supportChats.$inferInsert> = {}) => ({
  secretHash: randomUUID(),
  brand: 'MG' as Sigla,
  page: '',
  state: 'ended' as const,
  saidAt: START,
  startedAt: START,
  endedAt: new Date(START.getTime() + minute * 60_000),
  ...overrides,
});

describe('HLP-01 an operator sees which answers readers found useful', () => {
  test('with the least useful first, and those without votes last', async () => {
    const vote = (answer: string, helpful: number, unhelpful: number, brand: Sigla = 'MG') =>
      ({ brand, answer, helpful, unhelpful }) as const;
    await database()
      .orm.insert(faqVotes)
      .values([
        vote('cambiare-carta', 40, 2),
        vote('disattivare-rinnovo', 1, 30),
        vote('cambiare-carta', 0, 9, 'LG'),
        vote('che-non-c-e-piu', 0, 50),
      ]);
    const { risposte } = await feedback();
    expect(risposte.slice(0, 2)).toEqual([
      { risposta: 'disattivare-rinnovo', domanda: expect.any(String), utile: 1, non_utile: 30 },
      { risposta: 'cambiare-carta', domanda: expect.any(String), utile: 40, non_utile: 2 },
    ]);
    const others = risposte.slice(2);
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter(({ utile, non_utile }) => utile + non_utile > 0)).toEqual([]);
    expect(risposte.map(({ risposta }) => risposta)).not.toContain('che-non-c-e-piu');
  });
});

describe('HLP-06 an operator sees how readers rated their conversations', () => {
  test('with the latest first, and without the readers’ identity', async () => {
    const { orm } = database();
    const reader = await addAccount(orm);
    await orm
      .insert(supportChats)
      .values([
        ended(1, { solved: 'yes', opinion: 'Chiaro', readerId: reader.id }),
        ended(3, { solved: 'no', joinedAt: START, operatorName: 'Serena' }),
        ended(2, { opinion: 'Lento' }),
        ended(4),
        ended(5, { solved: 'yes', brand: 'LG' }),
      ]);
    const reply = await serena.get(URL);
    expect(dataOf<Feedback>(reply).giudizi).toEqual([
      { data: '2025-04-02T08:03:00.000Z', risolto: false, commento: null, operatore: true },
      { data: '2025-04-02T08:02:00.000Z', risolto: null, commento: 'Lento', operatore: false },
      { data: '2025-04-02T08:01:00.000Z', risolto: true, commento: 'Chiaro', operatore: false },
    ]);
    for (const secret of [reader.id, reader.email, 'Livia']) expect(reply.body).not.toContain(secret);
  });

  test('limited to fifty', async () => {
    const many = Array.from({ length: 60 }, (_, minute) => ended(minute, { solved: 'yes' }));
    await database().orm.insert(supportChats).values(many);
    const { giudizi } = await feedback();
    expect(giudizi).toHaveLength(50);
    expect(giudizi.at(-1)?.data).toBe('2025-04-02T08:10:00.000Z');
  });

  test('which only operators may see', async () => {
    const reader = openBrowser(server);
    expect((await reader.get(URL)).statusCode).toBe(401);
    await reader.signIn(await addAccount(database().orm));
    expect((await reader.get(URL)).statusCode).toBe(403);
  });
});
