import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Article } from '#domain/newsstand.ts';
import { usePart } from '#src/state/use-part.ts';

type Keys = typeof import('./article-keys.ts');

/** Once here they are there for the next article too, from its first moment. */
let known: Keys | null = null;
async function loadKeys(): Promise<Keys> {
  known ??= await import('./article-keys.ts');
  return known;
}

/** The keys of an article, once its reader has settled. */
export function useArticleKeys(article: Pick<Article, 'previous' | 'next'>, onText: () => void): void {
  const keys = usePart(loadKeys) ?? known;
  const router = useRouter({ warn: false });
  useEffect(() => keys?.listenForKeys(router, article, onText), [keys, router, article, onText]);
}
