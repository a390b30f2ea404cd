import type { Article } from '#domain/newsstand.ts';
import { strings } from './strings.ts';

/** `Livia Santoro`, `Livia Santoro e Dario Belfiore`; the printed byline when no author is known by name. */
export function authorNames({ signatures, byline }: Pick<Article, 'signatures' | 'byline'>): string | null {
  const names = signatures.map(({ name }) => name);
  const last = names.pop();
  if (last === undefined) return byline;
  return names.length > 0 ? names.join(', ') + strings.and + last : last;
}
