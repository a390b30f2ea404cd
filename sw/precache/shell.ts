import { CACHES } from '#device/cache-names.ts';
import { matchCache } from '../caches/match-cache.ts';
import { isCachedFile } from './cached-packs.ts';
import { precacheAnswers } from './precached-answers.ts';
import { entryOf, filesOf, isStale } from './shell-page.ts';

/** The server's empty page for this host: the brand's name, colours and menu, and the scripts of the build. */
const SHELL = '/shell';
/** The same with placeholders for an article. */
const ARTICLE_SHELL = '/shell/articolo';

/** Headers that describe the bytes of the network's answer, and are wrong for the cached copy. */
const OF_BYTES = ['content-length', 'content-encoding', 'etag'];

const open = () => caches.open(CACHES.shell);

type Page = { html: string; response: Response };

/** Read to its last byte before it is served: a truncated or wrong copy would show half a page. */
async function keptPage(address: string): Promise<Page | undefined> {
  const copy = await matchCache(CACHES.shell, address);
  const html = await copy?.text().catch(() => '');
  if (!copy || !html || !entryOf(html)) return undefined;
  const headers = new Headers(copy.headers);
  for (const name of OF_BYTES) headers.delete(name);
  return { html, response: new Response(html, { headers }) };
}

/** Only if the scripts and styles that it starts with are cached: without them it would stay empty. */
export async function keptShell(): Promise<Response | undefined> {
  const page = await keptPage(SHELL);
  if (!page) return undefined;
  const cached = await Promise.all(filesOf(page.html).map(isCachedFile));
  return cached.includes(false) ? undefined : page.response;
}

/** Needs no script, because the article is written into it. */
export async function keptArticleShell(): Promise<Response | undefined> {
  return (await keptPage(ARTICLE_SHELL))?.response;
}

/**
 * Fetches and caches the shell. A shell that names the scripts of another build is refused, because offline they would
 * be missing; that build's own worker fetches it. @throws Error if there is no shell for `buildFiles`.
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

/** Fetches the shell if a part of it is missing, or its menu and links may have changed. @returns whether it did. */
export async function refreshShell(buildFiles: readonly string[], now: number): Promise<boolean> {
  const kept = [await keptPage(SHELL), await keptPage(ARTICLE_SHELL)];
  if (kept.every((page) => page && !isStale(page.response.headers.get('date'), now))) return false;
  await keepShell(buildFiles);
  return true;
}
