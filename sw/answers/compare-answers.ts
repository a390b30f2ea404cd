/** Calls whose answer follows from one issue alone: an article, or what names its day. */
export const namesItsIssue = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/api/edicola/articolo' || searchParams.has('data');

type ArticleBody = { titolo: string; testo: string; completo: boolean; aggiornato: string | null };
type Body = {
  data?: {
    article?: ArticleBody;
    data?: string;
    numero?: { data?: string; numero?: { data?: string } } | null;
  };
};

/** A copy that is damaged says nothing. */
const bodyOf = async (response: Response): Promise<Body> => {
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as Body | null) ?? {};
};

/** Whether an article is told whole; null for what is no article. */
export async function isWhole(answer: Response): Promise<boolean | null> {
  return (await bodyOf(answer)).data?.article?.completo ?? null;
}

/** Which day an answer of the newsstand is about, wherever it says so. */
export function dayOfAnswer({ data }: Body): string {
  return data?.numero?.data ?? data?.data ?? '';
}

/** Of a `date` header, in milliseconds; 0 where there is none. */
export const instantOf = (date: string | null | undefined): number => Date.parse(date ?? '') || 0;

/**
 * Of a kept copy and of what the downloaded issues tell: the one about a later day; of one day what came later, the copy
 * where that is not known, since it knows more.
 */
export async function newerOf(
  copy: Response | undefined,
  composed: Response | null,
): Promise<Response | undefined> {
  if (!copy || !composed) return copy ?? composed ?? undefined;
  const [kept, own] = [dayOfAnswer(await bodyOf(copy)), dayOfAnswer(await bodyOf(composed))];
  if (kept !== own) return own > kept ? composed : copy;
  return laterOf(copy, composed);
}

/** The same of two answers about one day. */
export const laterOf = (copy: Response | undefined, made: Response): Response =>
  copy && instantOf(copy.headers.get('date')) >= instantOf(made.headers.get('date')) ? copy : made;

/** Whether a reader would see the same: of an article its own words, of anything else all of it. */
export async function saysTheSame(cached: Response, fresh: Response): Promise<boolean> {
  if (!fresh.ok) return false;
  const [before, after] = [await bodyOf(cached), await bodyOf(fresh)];
  const [was, is] = [before.data?.article, after.data?.article];
  return was && is
    ? wordsOf(was) === wordsOf(is)
    : JSON.stringify(before.data) === JSON.stringify(after.data);
}

const wordsOf = ({ titolo, testo, completo, aggiornato }: ArticleBody) =>
  JSON.stringify([titolo, testo, completo, aggiornato]);
