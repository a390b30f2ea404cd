import { useEffect, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getArticle } from '#api/site/get-article.ts';
import type { Article } from '#domain/newsstand.ts';
import { logError } from '../log.ts';

export type RelatedArticles = ReadonlyMap<number, Article>;

/** Answers hardly ever cite more articles than this. */
const MAX_ARTICLES = 24;

/** The articles that a conversation cites, as they are loaded; one that cannot be loaded is left out. RAG-06, API-06 */
export function useRelatedArticles(api: () => Promise<Api>, ids: readonly number[]): RelatedArticles {
  const [articles, setArticles] = useState<RelatedArticles>(new Map());
  const requestedIds = useRef(new Set<number>());
  const joinedIds = ids.slice(-MAX_ARTICLES).join();
  useEffect(() => {
    async function load(id: number) {
      requestedIds.current.add(id);
      try {
        const reply = await getArticle(await api(), id);
        if ('article' in reply) setArticles((before) => new Map(before).set(id, reply.article));
      } catch (error) {
        logError('chatbot', error);
      }
    }
    const citedIds = joinedIds.split(',').filter(Boolean).map(Number);
    for (const id of citedIds) if (!requestedIds.current.has(id)) void load(id);
  }, [api, joinedIds]);
  return articles;
}
