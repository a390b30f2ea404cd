import { CACHES } from '#device/cache-names.ts';
import { matchCache } from '../caches/match-cache.ts';
import { isCachedFile } from './cached-packs.ts';
import { precacheAnswers } from './precached-answers.ts';
import { entryOf, filesOf, isStale } from './shell-page.ts';

/** The server's empty page for this host: the brand's name, colours and menu, and the scripts of the build. */
const SHELL = '/shell';
/** The same with the place of an article. */
const ARTICLE_SHELL = '/shell/articolo';

/** Of the copy that was kept these say something of its bytes as they came. */
const OF_BYTES = ['content-length', 'content-encoding', 'etag'];

const open = () => caches.open(CACHES.shell);

type Page = { html: string; response: Response };

/** Read to its last byte before it is given: a copy that breaks off, or is another one, would leave half a page. */
async function keptPage(address: string): Promise<Page | undefined> {
  const copy = await matchCache(CACHES.shell, address);
  const html = await copy?.text().catch(() => '');
  if (!copy || !html || !entryOf(html)) return undefined;
  const headers = new Headers(copy.headers);
  for (const name of OF_BYTES) headers.delete(name);
  return { html, response: new Response(html, { headers }) };
}

/** Only with the scripts and styles that it starts with: without them it would stay empty. */
export async function keptShell(): Promise<Response | undefined> {
  const page = await keptPage(SHELL);
  if (!page) return undefined;
  const cached = await Promise.all(filesOf(page.html).map(isCachedFile));
  return cached.includes(false) ? undefined : page.response;
}

/** What is written into it can be read without a script. */
export async function keptArticleShell(): Promise<Response | undefined> {
  return (await keptPage(ARTICLE_SHELL))?.response;
}

/**
 * Fetches the shell and keeps it. One that names the scripts of another build is refused: offline they would be missing.
 * It comes with that build's own worker. @throws Error when there is none for `buildFiles`.
 */
export async function keepShell(buildFiles: readonly string[]): Promise<void> {
  for (const address of [ARTICLE_SHELL, SHELL]) {
    const response = await fetch(address, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    const entry = entryOf(await response.clone().text());
    if (!entry || !buildFiles.includes(entry)) throw new Error(`${address} belongs to another build`);
    await (await open()).put(address, response);
  }
  await precacheAnswers();
}

/** Fetches the shell where a part of it is missing, or its menu and links may have changed; says whether it did. */
export async function refreshShell(buildFiles: readonly string[], now: number): Promise<boolean> {
  const kept = [await keptPage(SHELL), await keptPage(ARTICLE_SHELL)];
  if (kept.every((page) => page && !isStale(page.response.headers.get('date'), now))) return false;
  await keepShell(buildFiles);
  return true;
}
