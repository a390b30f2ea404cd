import type { AnyRouter } from '@tanstack/react-router';
import { articlePath } from '#domain/addresses.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';

export type ArticleKeyAction = 'next' | 'previous' | 'text';

const ACTIONS = new Map<string, ArticleKeyAction>([
  ['j', 'next'],
  ['arrowright', 'next'],
  ['k', 'previous'],
  ['arrowleft', 'previous'],
  ['t', 'text'],
]);

/** Elements in which keys already have a meaning: typing, choosing, scrolling a table, moving in an open panel. */
const BUSY = 'input, select, textarea, [contenteditable], [tabindex="0"], dialog, [role=dialog], [role=menu]';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
> & { target: unknown };

const isHeldWithOthers = (event: KeyPress) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing;

const isBusy = (target: unknown) =>
  typeof target === 'object' && target !== null && 'closest' in target && typeof target.closest === 'function'
    ? Boolean(target.closest(BUSY))
    : false;

/** Action of a key press on an article page; null when the key has no action or another meaning there. */
export function articleKeyAction(event: KeyPress): ArticleKeyAction | null {
  if (event.defaultPrevented || isHeldWithOthers(event) || isBusy(event.target)) return null;
  return ACTIONS.get(event.key.toLowerCase()) ?? null;
}

type Around = { previous: ArticleSummary | null; next: ArticleSummary | null };

/**
 * J and → turn to the next article, K and ← to the previous one, T opens the text panel; the keys can be switched off.
 * Returns a function that removes the listener.
 */
export function listenForKeys(
  router: AnyRouter | null,
  { previous, next }: Around,
  onText: () => void,
): () => void {
  const turnTo = (article: ArticleSummary | null) => () => {
    if (!article) return;
    const href = articlePath(article);
    if (router) void router.navigate({ href });
    else location.assign(href);
  };
  const actions = { next: turnTo(next), previous: turnTo(previous), text: onText };
  function onKey(event: KeyboardEvent) {
    // The setting is an attribute of the page, so that stylesheets and scripts can read it.
    const off = document.documentElement.dataset.readingKeys === 'off';
    const action = off ? null : articleKeyAction(event);
    if (!action) return;
    event.preventDefault();
    actions[action]();
  }
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
