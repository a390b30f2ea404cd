import { SEARCH } from '#domain/addresses.ts';

type Router = { navigate(to: { href: string }): Promise<void> };

/** Where a slash is a letter like others. */
const TYPING = 'input, select, textarea, [contenteditable], dialog[open]';

/** `/` leads to the search, or into its field; can be switched off with the other single keys. */
export function openSearchByKey(router: Router): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
    if (document.documentElement.dataset.readingKeys === 'off') return;
    if (target instanceof Element && target.closest(TYPING)) return;
    event.preventDefault();
    void focusSearch(router);
  });
}

async function focusSearch(router: Router): Promise<void> {
  if (!focusField()) await router.navigate({ href: SEARCH });
  focusField();
}

function focusField(): boolean {
  const field = document.querySelector<HTMLInputElement>('search input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}
