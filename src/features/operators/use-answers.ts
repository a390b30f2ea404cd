import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { listFaq } from '#api/site/list-faq.ts';
import type { FaqAnswer } from '#domain/support/faq.ts';
import type { FaqSearch } from '#domain/support/faq-search.ts';
import { logError } from '#src/state/log.ts';

const MOST = 6;

async function openAnswers(api: () => Promise<Api>): Promise<FaqSearch> {
  const [{ openFaqSearch }, clients] = await Promise.all([import('#domain/support/faq-search.ts'), api()]);
  return openFaqSearch(await listFaq(clients));
}

/** Answers of the FAQ for these words, the best first. They are loaded once `wanted`. HLP-01 */
export function useAnswers(
  api: () => Promise<Api>,
  { wanted, words }: { wanted: boolean; words: string },
): readonly FaqAnswer[] | 'failed' {
  const [search, setSearch] = useState<{ find: FaqSearch } | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    openAnswers(api).then(
      (find) => here && setSearch({ find }),
      (error: unknown) => {
        logError('operators', error);
        if (here) setSearch('failed');
      },
    );
    return () => {
      here = false;
    };
  }, [api, wanted]);
  return useMemo(() => {
    if (search === 'failed') return search;
    const hits = search?.find(words) ?? [];
    return hits.slice(0, MOST).map(({ answer }) => answer);
  }, [search, words]);
}
