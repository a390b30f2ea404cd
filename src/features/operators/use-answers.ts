import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { listFaq } from '#api/site/list-faq.ts';
import type { FaqAnswer } from '#domain/support/faq.ts';
import type { FaqSearch } from '#domain/support/faq-search.ts';
import { logError } from '#src/state/log.ts';

const MAX_ANSWERS = 6;

async function loadSearch(api: () => Promise<Api>): Promise<FaqSearch> {
  const [{ createFaqSearch, MAX_TYPED_LENGTH }, clients] = await Promise.all([
    import('#domain/support/faq-search.ts'),
    api(),
  ]);
  return createFaqSearch(await listFaq(clients), MAX_TYPED_LENGTH);
}

/** Answers of the FAQ for these words, the best first. They are loaded once `isWanted` is true. HLP-01 */
export function useAnswers(
  api: () => Promise<Api>,
  { isWanted, words }: { isWanted: boolean; words: string },
): readonly FaqAnswer[] | 'failed' {
  const [search, setSearch] = useState<{ find: FaqSearch } | 'failed' | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadSearch(api).then(
      (find) => isCurrent && setSearch({ find }),
      (error: unknown) => {
        logError('operators', error);
        if (isCurrent) setSearch('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, isWanted]);
  return useMemo(() => {
    if (search === 'failed') return search;
    const hits = search?.find(words) ?? [];
    return hits.slice(0, MAX_ANSWERS).map(({ answer }) => answer);
  }, [search, words]);
}
