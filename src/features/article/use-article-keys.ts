import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { articlePath } from '#domain/addresses.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { articleKeyAction } from './article-key-action.ts';

type Actions = { previous: ArticleSummary | null; next: ArticleSummary | null; onText: () => void };

/** J and → turn to the next article, K and ← to the previous one, T opens the text panel; can be switched off. */
export function useArticleKeys({ previous, next, onText }: Actions): void {
  const router = useRouter({ warn: false });
  const previousPath = previous && articlePath(previous);
  const nextPath = next && articlePath(next);
  useEffect(() => {
    const turnTo = (href: string | null) => {
      if (!href) return;
      if (router) void router.navigate({ href });
      else location.assign(href);
    };
    const actions = { next: () => turnTo(nextPath), previous: () => turnTo(previousPath), text: onText };
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
  }, [router, previousPath, nextPath, onText]);
}
