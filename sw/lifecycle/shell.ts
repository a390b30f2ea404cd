import { CACHES } from '#device/cache-names.ts';
import { entryOf, isStale } from './shell-page.ts';
import { keepStandingAnswers } from './standing-answers.ts';

/** The server's empty page for this host: the brand's name, colours and menu, and the scripts of the build. */
const SHELL = '/shell';
/** The same with the place of an article. */
const ARTICLE_SHELL = '/shell/articolo';

const open = () => caches.open(CACHES.shell);

export async function keptShell(): Promise<Response | undefined> {
  return (await open()).match(SHELL);
}

export async function keptArticleShell(): Promise<Response | undefined> {
  return (await open()).match(ARTICLE_SHELL);
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
  await keepStandingAnswers();
}

/** Menu and links of a paper may change without a release. */
export async function refreshShell(buildFiles: readonly string[], now: number): Promise<void> {
  const kept = await keptShell();
  if (!kept || isStale(kept.headers.get('date'), now)) await keepShell(buildFiles);
}
