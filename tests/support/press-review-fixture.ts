import { eq } from 'drizzle-orm';
import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { issues, placements } from '#server/base/db/schema/content-schema.ts';
import { importFixture } from './import-fixture.ts';
import { newsstandApp } from './newsstand-app.ts';
import { type Account, addAccount } from './reader-accounts.ts';
import { addSharedPlan } from './shared-plan.ts';
import { openBrowser } from './sign-in-calls.ts';

const hostOf = ({ devHost }: Brand) => `${devHost}.localhost`;

/** Kinds of reader, of whom some may work on the press review of a paper. */
export const PRESS_READERS = ['visitor', 'person', 'digital', 'company', 'rassegna', 'member'] as const;
export type PressReader = (typeof PRESS_READERS)[number];

export type PressBrowser = {
  account: Account | null;
  get(url: string): ReturnType<ReturnType<typeof openBrowser>['ask']>;
  post(url: string, body: unknown): ReturnType<ReturnType<typeof openBrowser>['ask']>;
  /** The data of an answer. @throws Error for any answer other than 200 */
  data<Data>(url: string, body?: unknown): Promise<Data>;
};

/** A newsstand into which tests import, and readers of every kind for the press review of any paper. */
export function pressReviewFixture() {
  const fixture = importFixture();
  const server = newsstandApp(fixture.database, { imagesFolder: fixture.imagesFolder });

  async function accountOf(kind: PressReader, brand: Sigla): Promise<Account | null> {
    const { orm } = fixture.database();
    if (kind === 'visitor') return null;
    if (kind === 'person') return await addAccount(orm);
    if (kind === 'company') return await addAccount(orm, { kind: 'company', companyName: 'Alfa srl' });
    if (kind === 'member') return (await sharedDesk(brand)).members[0];
    return await addAccount(orm, { subscriptions: [{ product: kind, brand }] });
  }

  /** Adds a press review subscription of a paper with two members besides its holder. */
  async function sharedDesk(brand: Sigla = 'MG') {
    const { orm } = fixture.database();
    const members = [
      await addAccount(orm, { name: 'Anna', surname: 'Verdi' }),
      await addAccount(orm, { name: 'Ugo', surname: 'Neri' }),
    ] as const;
    const more = { plan: 'company', product: 'rassegna', seats: 5 } as const;
    const { holder } = await addSharedPlan(orm, { brand, members, ...more });
    return { holder, members };
  }

  /** A browser in which an account is signed in to a paper; without an account it is a visitor's. */
  async function openAccount(account: Account | null, brand: Sigla = 'MG'): Promise<PressBrowser> {
    const browser = openBrowser(server, { host: hostOf(brandOf(brand)) });
    if (account) await browser.signIn(account, { ricordami: true });
    const get = (url: string) => browser.ask({ url });
    const post = (url: string, body: unknown) =>
      browser.ask({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    const data = async <Data>(url: string, body?: unknown) => {
      const reply = body === undefined ? await get(url) : await post(url, body);
      if (reply.statusCode !== 200) throw new Error(`${url} → ${reply.statusCode} ${reply.body}`);
      return (reply.json() as { data: Data }).data;
    };
    return { account, get, post, data };
  }

  const openReader = async (kind: PressReader = 'rassegna', brand: Sigla = 'MG') =>
    await openAccount(await accountOf(kind, brand), brand);

  const idOf = async (uri: string): Promise<number> => {
    const found = (await fixture.allArticles()).find((article) => article.uri === uri);
    if (!found) throw new Error(`${uri} was not imported`);
    return found.id;
  };

  /** Also places an article of the national edition in the issue of another day. */
  async function printAgain(uri: string, day: string, page: number) {
    const { orm } = fixture.database();
    const articleId = await idOf(uri);
    const [issue] = await orm.select().from(issues).where(eq(issues.day, day));
    const [placed] = await orm.select().from(placements).where(eq(placements.articleId, articleId));
    if (!issue || !placed) throw new Error('nothing is printed then');
    await orm.insert(placements).values({ ...placed, issueId: issue.id, page });
  }

  return { fixture, server, openReader, openAccount, sharedDesk, printAgain, idOf };
}
