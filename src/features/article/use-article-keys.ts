import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { articlePath } from '#domain/addresses.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { useReading } from '#src/state/reading.ts';
import { articleKeyAction } from './article-key-action.ts';

type Actions = { previous: ArticleSummary | null; next: ArticleSummary | null; onText: () => void };

/** J and → turn to the next article, K and ← to the previous one, T opens the text panel; can be switched off. */
export function useArticleKeys({ previous, next, onText }: Actions): void {
  const router = useRouter({ warn: false });
  const { keys } = useReading();
  const previousPath = previous && articlePath(previous);
  const nextPath = next && articlePath(next);
  useEffect(() => {
    if (keys === 'off') return;
    const turnTo = (href: string | null) => {
      if (!href) return;
      if (router) void router.navigate({ href });
      else location.assign(href);
    };
    const actions = { next: () => turnTo(nextPath), previous: () => turnTo(previousPath), text: onText };
    function onKey(event: KeyboardEvent) {
      const action = articleKeyAction(event);
      if (!action) return;
      event.preventDefault();
      actions[action]();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [router, keys, previousPath, nextPath, onText]);
}
