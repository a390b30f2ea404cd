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
