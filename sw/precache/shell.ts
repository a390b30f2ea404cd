import { CACHES } from '#device/cache-names.ts';
import { matchCache } from '../caches/match-cache.ts';
import { isCachedFile } from './cached-packs.ts';
import { precacheAnswers } from './precached-answers.ts';
import { entryOf, filesOf, isStale } from './shell-page.ts';

/** The server's empty page for this host: the brand's name, colours and menu, and the scripts of the build. */
const SHELL = '/shell';
/** The server's page of the specimen article, with placeholders for its contents. */
const ARTICLE_SHELL = '/shell/articolo';

/** Headers that describe the bytes of the network's answer, and are wrong for the cached copy. */
const BYTE_HEADERS = ['content-length', 'content-encoding', 'etag'];

const openShellCache = () => caches.open(CACHES.shell);

type Page = { html: string; response: Response };

/**
 * A cached page; undefined if there is none, or it is not complete. It is read to its last byte before it is
 * served: a truncated or wrong copy would show half a page.
 */
async function cachedPage(address: string): Promise<Page | undefined> {
  const copy = await matchCache(CACHES.shell, address);
  const html = await copy?.text().catch(() => '');
  if (!copy || !html || !entryOf(html)) return undefined;
  const headers = new Headers(copy.headers);
  for (const name of BYTE_HEADERS) headers.delete(name);
  return { html, response: new Response(html, { headers }) };
}

/**
 * The cached shell, if the scripts and styles that it starts with are cached too: without them it would stay
 * empty.
 */
export async function cachedShell(): Promise<Response | undefined> {
  const page = await cachedPage(SHELL);
  if (!page) return undefined;
  const cached = await Promise.all(filesOf(page.html).map(isCachedFile));
  return cached.includes(false) ? undefined : page.response;
}

/** The cached page of the specimen article. It needs no script, because the article is written into it. */
export async function cachedArticleShell(): Promise<Response | undefined> {
  return (await cachedPage(ARTICLE_SHELL))?.response;
}

/**
 * Fetches and caches the shell. A shell that names the scripts of another build is refused, because offline they would
 * be missing; that build's own worker fetches it. @throws Error if there is no shell for `buildFiles`.
 */
export async function cacheShell(buildFiles: readonly string[]): Promise<void> {
  for (const address of [ARTICLE_SHELL, SHELL]) {
    const response = await fetch(address, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    const entry = entryOf(await response.clone().text());
    if (!entry || !buildFiles.includes(entry)) throw new Error(`${address} belongs to another build`);
    await (await openShellCache()).put(address, response);
  }
  await precacheAnswers();
}

/** Fetches the shell if a part of it is missing, or its menu and links may have changed. @returns whether it did. */
export async function refreshShell(buildFiles: readonly string[], now: number): Promise<boolean> {
  const pages = [await cachedPage(SHELL), await cachedPage(ARTICLE_SHELL)];
  if (pages.every((page) => page && !isStale(page.response.headers.get('date'), now))) return false;
  await cacheShell(buildFiles);
  return true;
}
