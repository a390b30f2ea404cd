import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SEARCH } from '#domain/addresses.ts';

/** Elements in which a slash is typed as text. */
const TYPING_TARGETS = 'input, select, textarea, [contenteditable], dialog[open]';

const isSearchShortcut = ({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent) =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented) &&
  !(target instanceof Element && target.closest(TYPING_TARGETS));

function focusField(): boolean {
  const field = document.querySelector<HTMLInputElement>('search input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** The `/` key leads to the search, or into its field; it can be switched off with the other single keys. */
export function useSearchShortcut(): void {
  const router: AnyRouter | null = useRouter({ warn: false });
  useEffect(() => {
    async function onKey(event: KeyboardEvent) {
      if (!isSearchShortcut(event) || document.documentElement.dataset.readingKeys === 'off') return;
      event.preventDefault();
      if (focusField()) return;
      await router?.navigate({ href: SEARCH });
      focusField();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [router]);
}
