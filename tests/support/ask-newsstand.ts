import type { APIRequestContext } from 'playwright/test';

type Access = 'free' | 'online' | 'digital' | 'digital+';

/** Fields of an article in `/api/edicola/numero` that tests need. */
export type ListedArticle = { id: number; slug: string; titolo: string; accesso: Access; immagine: unknown };

/**
 * Requests an address of a paper's newsstand on the shared server: unlike the browser, Node does not resolve names
 * under localhost.
 */
export function ask(request: APIRequestContext, path: string, devHost = 'ilmessaggero') {
  const port = process.env.EDICOLA_PORT;
  return request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${devHost}.localhost:${port}` },
  });
}

/** Today's articles of Il Messaggero, in page order. */
export async function todaysArticles(request: APIRequestContext): Promise<ListedArticle[]> {
  const reply = await ask(request, '/api/edicola/numero?edizione=nazionale');
  const { data } = (await reply.json()) as { data: { sezioni: { articoli: ListedArticle[] }[] } };
  return data.sezioni.flatMap(({ articoli }) => articoli);
}

/** The first of today's articles for which `fits` holds. */
export async function findArticle(
  request: APIRequestContext,
  fits: (article: ListedArticle) => boolean = () => true,
): Promise<ListedArticle> {
  const article = (await todaysArticles(request)).find(fits);
  if (!article) throw new Error('No article of today fits the test');
  return article;
}

export const pathOfArticle = ({ id, slug }: ListedArticle) => `/articolo/${id}/${slug}`;
