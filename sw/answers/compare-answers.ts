/** Whether a call's answer follows from one issue only: it is for an article, or names the day. */
export const followsFromOneIssue = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/api/edicola/articolo' || searchParams.has('data');

type ArticleBody = { titolo: string; testo: string; completo: boolean; aggiornato: string | null };
type Body = {
  data?: {
    article?: ArticleBody;
    data?: string;
    numero?: { data?: string } | null;
  };
};

/** A damaged copy counts as empty. */
const bodyOf = async (response: Response): Promise<Body> => {
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as Body | null) ?? {};
};

/** Whether an answer holds the complete text of an article; null if it is not about an article. */
export async function isCompleteArticle(answer: Response): Promise<boolean | null> {
  return (await bodyOf(answer)).data?.article?.completo ?? null;
}

/** The day that a newsstand answer is about, whichever field holds it. */
export function dayOfAnswer({ data }: Body): string {
  return data?.numero?.data ?? data?.data ?? '';
}

/** The instant of a `date` header in milliseconds; 0 if it is missing. */
export const instantOf = (date: string | null | undefined): number => Date.parse(date ?? '') || 0;

/**
 * Chooses between a cached copy and an answer composed from downloaded issues: the one about the later day; for the
 * same day the later one; the copy if the times are unknown, because it holds more.
 */
export async function newerOf(
  copy: Response | undefined,
  composed: Response | null,
): Promise<Response | undefined> {
  if (!copy || !composed) return copy ?? composed ?? undefined;
  const [copyDay, composedDay] = [dayOfAnswer(await bodyOf(copy)), dayOfAnswer(await bodyOf(composed))];
  if (copyDay !== composedDay) return composedDay > copyDay ? composed : copy;
  return laterOf(copy, composed);
}

/** Chooses between two answers about the same day: the later one. */
export const laterOf = (copy: Response | undefined, composed: Response): Response =>
  copy && instantOf(copy.headers.get('date')) >= instantOf(composed.headers.get('date')) ? copy : composed;

/**
 * Whether a reader would see the same in both answers: for an article its own words are compared, for anything else the
 * whole data.
 */
export async function isSameForReader(cached: Response, fresh: Response): Promise<boolean> {
  if (!fresh.ok) return false;
  const [before, after] = [await bodyOf(cached), await bodyOf(fresh)];
  const [cachedArticle, freshArticle] = [before.data?.article, after.data?.article];
  return cachedArticle && freshArticle
    ? wordsOf(cachedArticle) === wordsOf(freshArticle)
    : JSON.stringify(before.data) === JSON.stringify(after.data);
}

const wordsOf = ({ titolo, testo, completo, aggiornato }: ArticleBody) =>
  JSON.stringify([titolo, testo, completo, aggiornato]);
