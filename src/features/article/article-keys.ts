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

/** Where keys already mean something: typing, choosing, scrolling a table, moving in an open panel. */
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

/** What a key press on an article page asks for; null when the key is not ours or means something else there. */
export function articleKeyAction(event: KeyPress): ArticleKeyAction | null {
  if (event.defaultPrevented || isHeldWithOthers(event) || isBusy(event.target)) return null;
  return ACTIONS.get(event.key.toLowerCase()) ?? null;
}

type Around = { previous: ArticleSummary | null; next: ArticleSummary | null };

/** J and → turn to the next article, K and ← to the previous one, T opens the text panel; can be switched off. Gives what ends it. */
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
    // The setting stands on the page, for the style sheet and for whoever asks.
    const off = document.documentElement.dataset.readingKeys === 'off';
    const action = off ? null : articleKeyAction(event);
    if (!action) return;
    event.preventDefault();
    actions[action]();
  }
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
