import MiniSearch from 'minisearch';
import { freeText } from '#domain/free-text.ts';
import type { LabelledSet } from './labelled-sets.ts';

/**
 * The baseline: BM25 of MiniSearch over titles and plain texts, with its default settings. Answers with uris, best
 * first.
 */
export function libraryIndex({ items }: Pick<LabelledSet, 'items'>): (question: string) => string[] {
  const index = new MiniSearch<{ id: string; title: string; body: string }>({ fields: ['title', 'body'] });
  index.addAll(
    items.map(({ item }) => ({
      id: item.uri,
      title: item.headlines[0]?.value ?? '',
      body: plainBody(item.bodies),
    })),
  );
  return (question) => index.search(question).map(({ id }) => String(id));
}

type Bodies = LabelledSet['items'][number]['item']['bodies'];

const plainBody = (bodies: Bodies): string =>
  bodies.find(({ contenttype }) => contenttype === 'text/plain')?.value ?? freeText(bodies[0]?.value ?? '');
