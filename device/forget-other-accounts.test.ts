import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { becomeReader } from './become-reader.ts';
import { answersCacheOf, CACHES, downloadsCacheOf } from './cache-names.ts';
import { NewsstandDb } from './db.ts';
import { forgetOtherAccounts } from './forget-other-accounts.ts';
import { articleOpenedEntry, noticeDismissedEntry, sessionEndEntry } from './outbox-entries.ts';
import { saveReceivedAlert } from './tables/alerts.ts';
import { saveChat, saveChatList } from './tables/chatbot-chats.ts';
import { saveSelection } from './tables/clip-selections.ts';
import { newDownload } from './tables/downloads.ts';
import { saveDraft } from './tables/drafts.ts';
import { addFavourite, removeFavourite, toFavourite } from './tables/favourites.ts';
import { changeMessages } from './tables/messages.ts';
import { addNotice } from './tables/notices.ts';
import { rememberOpened } from './tables/opened-articles.ts';
import { addToOutbox } from './tables/outbox.ts';
import { rememberSearch } from './tables/recent-searches.ts';
import { writeSetting } from './tables/settings.ts';

const ACCOUNT = 'https://account.leggo.it';

let db: NewsstandDb;
let cached: Set<string>;
beforeEach(() => {
  db = new NewsstandDb('forget-other-accounts-test');
  cached = new Set();
  vi.stubGlobal('caches', {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete();
});

const issue = { edition: 'roma', editionName: 'Roma', day: '2025-04-03', contents: 'text' } as const;
const article = (id: number) => toFavourite('mg', { id, title: `Titolo ${id}` } as ArticleSummary, id);

/** Stores everything that a reader leaves on a device. */
async function live(owner: string, id: number): Promise<void> {
  await db.downloads.put(newDownload({ ...issue, owner, origin: 'reader' }, 1));
  await db.heldFiles.put({ owner, path: `/testo/${id}`, sha256: 'x', bytes: 1 });
  for (const name of [downloadsCacheOf(owner), answersCacheOf(owner)]) cached.add(name);
  await addFavourite(db, article(id));
  await removeFavourite(db, 'mg', id + 1);
  await rememberSearch(db, { text: `cercato ${id}`, searchedAt: id });
  await rememberOpened(db, { articleId: id, openedAt: id });
  await changeMessages(db, 'chat', () => [{ role: 'user', content: `detto ${id}` }]);
  if (owner) await saveDraft(db, { owner, form: 'profile', values: { citta: `Paese ${id}` }, savedAt: id });
  const alert = { id: `a${id}`, kind: 'news', title: `Allarme ${id}`, body: '', path: '/', tag: '' } as const;
  const without = { icon: null, badge: null, image: null, actions: [], topic: null, story: null } as const;
  await saveReceivedAlert(db, { ...alert, ...without, articleId: id, edition: null, day: null }, id);
  const notice = { id: null, type: 'info', title: `Avviso ${id}`, timeout: null, url: null } as const;
  await addNotice(db, { ...notice, cta: null, scrollIntoView: false, date: '2025-04-03' }, id);
  const opened = { path: `/articolo/${id}`, title: `Titolo ${id}`, accountOrigin: ACCOUNT };
  await addToOutbox(db, { ...articleOpenedEntry(opened, id), ...(owner && { owner }) });
  if (owner) {
    const summary = { id, title: `Chat ${id}`, date: '2025-04-03T10:00:00Z', temporary: false };
    await saveChatList(db, { owner, kind: 'digital' }, [summary]);
    await saveChat(db, owner, { id, kind: 'digital', title: `Chat ${id}`, messages: [] }, id);
    await saveSelection(db, { owner, clips: [id] });
  }
  if (owner)
    await db.outbox.put(noticeDismissedEntry({ noticeId: id, owner, accountOrigin: ACCOUNT }, id, id));
}

/** All rows of all tables as text. */
const written = async () =>
  JSON.stringify(await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()])));

test('OFF-06 at the end of a session no data of its reader is left, and the device keeps its own', async () => {
  await writeSetting(db, { name: 'keep', value: 'always' });
  cached.add(CACHES.issueData);
  await becomeReader(db, { owner: 'anna', token: 'segreto-di-anna', brand: 'mg' });
  await live('anna', 7000071);
  await addToOutbox(db, await sessionEndEntry('segreto-di-anna', ACCOUNT, 1));
  await db.session.clear();
  await forgetOtherAccounts(db);
  expect([...cached]).toEqual([CACHES.issueData]);
  const left = await written();
  for (const word of ['anna', '7000071', '7000072', 'segreto']) expect(left, word).not.toContain(word);
  expect(await db.settings.count()).toBe(1);
  // The end of the session itself is still to be sent.
  expect(await db.outbox.toArray()).toMatchObject([{ kind: 'session-end' }]);
});

test('OFF-06 when another reader signs in, the former reader’s data is removed and a visitor’s becomes the new reader’s', async () => {
  await live('', 51);
  await db.session.put({ id: 'current', owner: 'anna', token: 'a' });
  await live('anna', 7000071);
  await becomeReader(db, { owner: 'bruno', token: 'b', brand: 'mg' });
  await forgetOtherAccounts(db);
  const left = await written();
  for (const word of ['anna', '7000071', '7000072']) expect(left, word).not.toContain(word);
  expect(await db.favourites.toArray()).toMatchObject([{ articleId: 51, owner: 'bruno' }]);
  expect(await db.favouriteChanges.toArray()).toMatchObject([
    { articleId: 51, owner: 'bruno', kept: true, at: 51 },
  ]);
  expect(await db.recentSearches.toArray()).toMatchObject([{ text: 'cercato 51', owner: 'bruno' }]);
  expect(await db.openedArticles.toArray()).toMatchObject([{ articleId: 51, owner: 'bruno' }]);
  expect(await db.downloads.toArray()).toMatchObject([{ owner: '' }]);
});

test('OFF-06 all data stays while its reader is signed in', async () => {
  await becomeReader(db, { owner: 'anna', token: 'a', brand: 'mg' });
  await live('anna', 7000071);
  const before = await written();
  await forgetOtherAccounts(db);
  expect(await written()).toBe(before);
  expect(cached.size).toBe(2);
});

test('OFF-06 a session that ends before it is stored leaves no trace', async () => {
  await live('', 51);
  const before = await written();
  expect(await becomeReader(db, { owner: 'anna', token: 'a', brand: 'mg' }, () => false)).toBe(false);
  expect(await written()).toBe(before);
});

test('OFF-06 the same reader counts as known, until the token changes', async () => {
  const session = { owner: 'anna', token: 'a', brand: 'mg' };
  expect(await becomeReader(db, session)).toBe(true);
  expect(await becomeReader(db, session)).toBe(false);
  expect(await becomeReader(db, { ...session, token: 'b' })).toBe(true);
});
