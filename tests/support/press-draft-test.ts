import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { callAsReader } from './call-as-reader.ts';
import { ninjs } from './ninjs-fixture.ts';
import type { OwnNewsstand } from './own-newsstand.ts';
import { test as base } from './own-newsstand-test.ts';
import { DAY } from './own-newsstands.ts';
import { type Account, addAccount } from './reader-accounts.ts';
import { addSharedPlan } from './shared-plan.ts';
import { signInByCall } from './sign-in-by-call.ts';

/** Titles of today's articles, one for each page. */
export const TITLES = ['Riapre il ponte', 'Il bilancio passa', 'La fiera cresce', 'Il derby è pari'] as const;

let delivered: Promise<void> | undefined;

const deliver = (own: OwnNewsstand) => {
  delivered ??= own.deliver(
    TITLES.map((title, at) =>
      ninjs({
        uri: `urn:test:ritaglio-${at}`,
        day: DAY,
        title,
        page: at + 20,
        hrefs: ['red.png'],
        body: `<p>${title}, si legge nel giornale di oggi.</p>`,
      }),
    ),
  );
  return delivered;
};

type Seats = {
  /** A licence with two seats. */
  seats: readonly [Account, Account];
  /** A page of the first seat, who has the draft of a review of two chapters. */
  reader: Page;
  /** That page at the draft. */
  workspace: Page;
};

export const test = base.extend<Seats>({
  seats: async ({ own }, use) => {
    await deliver(own);
    const { orm } = own.db;
    const second = await addAccount(orm, {
      email: `anna-${randomUUID()}@ufficio.example`,
      name: 'Anna',
      surname: 'Verdi',
    });
    const { holder } = await addSharedPlan(orm, {
      plan: 'company',
      product: 'rassegna',
      seats: 5,
      members: [second],
      holder: { email: `ugo-${randomUUID()}@ufficio.example`, name: 'Ugo', surname: 'Neri' },
    });
    await use([holder, second]);
  },
  reader: async ({ page, seats }, use) => {
    await signInByCall(page, seats[0], '/rassegna/bozza');
    const ids = await clipsByTitle(page);
    const add = (titles: readonly string[], chapter: string) =>
      callAsReader(page, '/api/user/rassegna/bozza/aggiungi', {
        day: DAY,
        chapter,
        clips: titles.map((title) => ids.get(title)),
      });
    await add(TITLES.slice(0, 2), 'Primo piano');
    await add(TITLES.slice(2), 'Sport');
    await use(page);
  },
  workspace: async ({ reader }, use) => {
    await reader.reload();
    await expect(clipsIn(reader, 'Sport')).toHaveText(TITLES.slice(2));
    await use(reader);
  },
});

async function clipsByTitle(page: Page): Promise<Map<string, number>> {
  const { clips } = await callAsReader<{ clips: { id: number; title: string }[] }>(
    page,
    '/api/user/rassegna/ritagli',
  );
  return new Map(clips.map(({ id, title }) => [title, id]));
}

/** Titles of the clips in a chapter, in their order. */
export const clipsIn = (page: Page, chapter: string) =>
  page.getByRole('region', { name: chapter, exact: true }).getByRole('heading', { level: 3 });

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Salvato (?:alle |all’)/ });

export const reviewName = (page: Page) => page.getByRole('textbox', { name: 'Titolo della rassegna' });
