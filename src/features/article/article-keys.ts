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

/** Elements that handle keys themselves: fields, scrollable tables, dialogs and menus. */
const KEY_HANDLING_ELEMENTS =
  'input, select, textarea, [contenteditable], [tabindex="0"], dialog, [role=dialog], [role=menu]';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
> & { target: unknown };

const hasModifier = (event: KeyPress) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing;

const handlesKeys = (target: unknown) =>
  typeof target === 'object' && target !== null && 'closest' in target && typeof target.closest === 'function'
    ? Boolean(target.closest(KEY_HANDLING_ELEMENTS))
    : false;

/** Action of a key press on an article page; null when the key has no action or another meaning there. */
export function articleKeyAction(event: KeyPress): ArticleKeyAction | null {
  if (event.defaultPrevented || hasModifier(event) || handlesKeys(event.target)) return null;
  return ACTIONS.get(event.key.toLowerCase()) ?? null;
}

type NeighbourArticles = { previous: ArticleSummary | null; next: ArticleSummary | null };

/**
 * Listens for shortcut keys: J and → for the next article, K and ← for the previous one, T for the text
 * panel. Readers can switch the keys off. @returns a function that removes the listener
 */
export function listenForKeys(
  router: AnyRouter | null,
  { previous, next }: NeighbourArticles,
  onText: () => void,
): () => void {
  const goTo = (article: ArticleSummary | null) => () => {
    if (!article) return;
    const href = articlePath(article);
    if (router) void router.navigate({ href });
    else location.assign(href);
  };
  const actions = { next: goTo(next), previous: goTo(previous), text: onText };
  function onKey(event: KeyboardEvent) {
    // The setting is an attribute of the page, so that stylesheets and scripts can read it.
    const isOff = document.documentElement.dataset.readingKeys === 'off';
    const action = isOff ? null : articleKeyAction(event);
    if (!action) return;
    event.preventDefault();
    actions[action]();
  }
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
