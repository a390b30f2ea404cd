import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { ExportFormat } from '#domain/press-review/review.ts';
import { findOrCreateDesk } from '#server/press-review/db/press-desks.ts';
import { importFixture, NOON } from './import-fixture.ts';
import { newsstandApp } from './newsstand-app.ts';
import { ninjs } from './ninjs-fixture.ts';
import { write as post } from './press-calls.ts';
import { orderOf, pressSendingFixture, TODAY } from './press-sending-fixture.ts';
import { readPdfWords } from './read-pdf.ts';
import type { Account } from './reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from './sign-in-calls.ts';
import { unzip } from './unzip.ts';

const CALLS = '/api/user/rassegna';
const SOURCE = { day: TODAY };

/** Paper, editions and day of each article, by the key that the last word of its paid part contains. */
const PRINTED = {
  mg: { brand: 'MG', editions: ['Nazionale'], day: TODAY },
  roma: { brand: 'MG', editions: ['Roma'], day: TODAY },
  old: { brand: 'MG', editions: ['Nazionale'], day: '2025-04-01' },
  gz: { brand: 'GZ', editions: ['Rovigo'], day: TODAY },
  lg: { brand: 'LG', editions: ['Roma'], day: TODAY },
} as const satisfies Record<string, { brand: Sigla; editions: string[]; day: string }>;

export type Printed = keyof typeof PRINTED;
export const PRINTED_KEYS = Object.keys(PRINTED) as Printed[];

/** E-mail of a customer service operator. */
export const OPERATOR = 'serena@redazione.example';

/** A body whose last word, in the paid part, identifies the article. */
export const paidBody = (key: string) => `<p>${'parola '.repeat(100)} zq${key}.</p>`;

/** Random tokens in addresses may contain the two letters before a key. */
const WHOLE = /(?<=(?<![\w/-])zq)[a-z]+/g;

/** Keys of the articles whose whole text is in these words. */
const wholeIn = (text: string): string[] =>
  [...new Set(text.match(WHOLE) ?? [])].sort((a, b) => indexOf(a) - indexOf(b));
const indexOf = (key: string) => PRINTED_KEYS.indexOf(key as Printed);

const wholeInPdf = async (bytes: Uint8Array): Promise<string[]> => wholeIn(await readPdfWords(bytes));

/** Keys found in a ZIP without its PDF, which is tested separately. */
async function wholeInZip(bytes: Buffer): Promise<string[]> {
  const files = Object.entries(await unzip(bytes));
  return wholeIn(files.filter(([name]) => !name.endsWith('.pdf')).join());
}

/** Articles of three papers, and every way to read them through the press review. */
export function clipRightsFixture() {
  const fixture = importFixture();
  const press = pressSendingFixture(fixture.database);
  const server = newsstandApp(fixture.database, { environment: { OPERATORS: `${OPERATOR}=Serena` } });
  let ids: number[] = [];

  /** Imports every article for readers with the highest subscription. */
  async function print(overrides: Parameters<typeof ninjs>[0] = {}) {
    const itemOf = (key: Printed) => {
      const { editions, day } = PRINTED[key];
      const facts = { uri: `urn:${key}`, title: `Titolo ${key}`, access: 'digital+', body: paidBody(key) };
      return ninjs({ ...facts, editions: [...editions], day, ...overrides });
    };
    for (const brand of ['MG', 'GZ', 'LG'] as const)
      await fixture.run(PRINTED_KEYS.filter((key) => PRINTED[key].brand === brand).map(itemOf), { brand });
    const idOf = new Map((await fixture.allArticles()).map(({ uri, id }) => [uri, id]));
    ids = PRINTED_KEYS.map((key) => idOf.get(`urn:${key}`) ?? 0);
  }

  async function signIn(account: Account, brand: Sigla = 'MG'): Promise<ReaderBrowser> {
    const browser = openBrowser(server, { host: `${brandOf(brand).devHost}.localhost` });
    await browser.signIn(account, { ricordami: true });
    return browser;
  }

  /** Opens the desk of a licence and puts every article into today's review. */
  async function fillDesk(holder: Account, brand: Sigla = 'MG'): Promise<number> {
    const desk = await findOrCreateDesk(fixture.database().orm, { brand, readerId: holder.id, now: NOON });
    await press.addReview(desk.id, ids);
    return desk.id;
  }

  /** Creates a share link of the review. @returns its path */
  async function share(by: ReaderBrowser): Promise<string> {
    const wish = { source: SOURCE, label: 'Consiglio', days: 7 };
    const reply = await post(by, `${CALLS}/collegamenti`, wish);
    return new URL((reply.json() as { data: { url: string } }).data.url).pathname;
  }

  /** Mails the review. @returns the keys of the whole texts in it, and the path of its link */
  async function mail(by: ReaderBrowser, address = 'anna@posta.example') {
    const before = (await press.mails()).length;
    await post(by, `${CALLS}/invii`, orderOf({ addresses: [address] }));
    await press.plan();
    await press.run();
    const sent = (await press.mails())[before];
    if (!sent) return null;
    const path = /(\/rassegna-condivisa\/[\w-]{43})$/m.exec(sent.text)?.[1] ?? '';
    const attached = sent.attachments?.[0]?.bytes ?? new Uint8Array();
    return { path, letter: wholeIn(`${sent.html} ${sent.text}`), attached: await wholeInPdf(attached) };
  }

  /** Keys of the whole texts on the page and in the PDF of a share link; null where it shows nothing. */
  async function shared(path: string): Promise<{ page: string[]; pdf: string[] } | null> {
    const [page, pdf] = [await server.ask({ url: path }), await server.ask({ url: `${path}/rassegna.pdf` })];
    if (page.statusCode === 404 && pdf.statusCode === 404) return null;
    return { page: wholeIn(page.body), pdf: await wholeInPdf(pdf.rawPayload) };
  }

  const take = (by: ReaderBrowser, format: ExportFormat) =>
    post(by, `${CALLS}/esporta`, { format, source: SOURCE });

  /** Keys of the whole texts that a member of a desk can read, by each way of reading. */
  async function read(by: ReaderBrowser): Promise<Record<string, string[]>> {
    const clips = [];
    for (const id of ids) clips.push((await by.ask({ url: `${CALLS}/ritaglio/${id}` })).body);
    const [pdf, zip] = [await take(by, 'pdf'), await take(by, 'zip')];
    return {
      clip: wholeIn(clips.join()),
      review: wholeIn((await by.ask({ url: `${CALLS}/lettura/${TODAY}` })).body),
      pdf: pdf.statusCode === 200 ? await wholeInPdf(pdf.rawPayload) : wholeIn(pdf.body),
      json: wholeIn((await take(by, 'json')).body),
      zip: zip.statusCode === 200 ? await wholeInZip(zip.rawPayload) : wholeIn(zip.body),
    };
  }

  /**
   * Answers that must never contain a text: lists, the desk's draft, the table of a review, the mail before it is sent.
   */
  async function listed(by: ReaderBrowser): Promise<string> {
    const replies = [
      await by.ask({ url: `${CALLS}/ritagli?dal=2025-04-01&al=${TODAY}` }),
      await by.ask({ url: `${CALLS}/bozza/${TODAY}` }),
      await take(by, 'csv'),
      await post(by, `${CALLS}/invii/anteprima`, orderOf()),
    ];
    return replies.map(({ statusCode, body }) => `${statusCode} ${body}`).join('\n');
  }

  return { ...fixture, press, server, print, signIn, fillDesk, share, mail, shared, read, listed };
}

/** The same keys for every way of reading at a desk. */
export const everyWay = (keys: readonly string[]) =>
  Object.fromEntries(['clip', 'review', 'pdf', 'json', 'zip'].map((way) => [way, keys]));
