import type { APIRequestContext } from 'playwright/test';

type Access = 'free' | 'online' | 'digital' | 'digital+';

/** Fields of an article in `/api/edicola/numero` that tests need. */
export type Story = { id: number; slug: string; titolo: string; accesso: Access; immagine: unknown };

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
export async function stories(request: APIRequestContext): Promise<Story[]> {
  const reply = await ask(request, '/api/edicola/numero?edizione=nazionale');
  const { data } = (await reply.json()) as { data: { sezioni: { articoli: Story[] }[] } };
  return data.sezioni.flatMap(({ articoli }) => articoli);
}

/** The first of today's articles for which `fits` holds. */
export async function findStory(
  request: APIRequestContext,
  fits: (story: Story) => boolean = () => true,
): Promise<Story> {
  const story = (await stories(request)).find(fits);
  if (!story) throw new Error('No article of today fits the test');
  return story;
}

export const storyPath = ({ id, slug }: Story) => `/articolo/${id}/${slug}`;
