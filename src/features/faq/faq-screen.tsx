import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { faqSearchPath } from '#domain/support/faq-addresses.ts';
import { Notice } from '#src/ui/notice.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { ContactBand } from './contact-band.tsx';
import { FaqBand } from './faq-band.tsx';
import { FaqCategories } from './faq-categories.tsx';
import { FaqCategory } from './faq-category.tsx';
import { FaqResults } from './faq-results.tsx';
import styles from './faq-screen.module.css';
import type { SentResults } from './load-faq.ts';
import { type FaqQuery, type ShownCategory, shownBy } from './shown-faq.ts';
import { strings } from './strings.ts';
import { useFaqSearch } from './use-faq-search.ts';

/** The search words. Each change replaces them in the address, and going back in the history restores them. */
function useWords(q: FaqQuery['q'] = ''): { words: string; write: (words: string) => void } {
  const router: AnyRouter | null = useRouter({ warn: false });
  const inAddress = String(q);
  const [words, setWords] = useState(inAddress);
  const lastWritten = useRef(inAddress);
  useEffect(() => {
    if (inAddress.trim() === lastWritten.current.trim()) return;
    lastWritten.current = inAddress;
    setWords(inAddress);
  }, [inAddress]);
  const setSearchWords = (next: string) => {
    lastWritten.current = next;
    setWords(next);
    void router?.navigate({ href: faqSearchPath(next), replace: true });
  };
  return { words, write: setSearchWords };
}

type Props = {
  categories: ShownCategory[];
  found: SentResults | null;
  query: FaqQuery;
  api: () => Promise<Api>;
};

/** Answers for readers: one category at a time, or search results. HLP-01 */
export function FaqScreen({ categories, found: sentResults, query, api }: Props) {
  const { words, write } = useWords(query.q);
  const { found, wantSearch } = useFaqSearch(categories, words, sentResults);
  const { category: shown, answer: named } = shownBy(categories, query);
  const hydrated = useHydrated();
  const { toast, say } = useToast();
  const tools = { api, say };
  return (
    <main id="contenuto" tabIndex={-1}>
      <FaqBand categories={categories} words={words} onWords={write} onSearchFocus={wantSearch} />
      <div className={`wrap ${styles.columns}`}>
        <FaqCategories categories={categories} current={found === null ? shown?.slug : undefined} />
        <div className={styles.answers}>
          {query.risposta !== undefined && !named && found === null && (
            <div className={styles.notice}>
              <Notice>{strings.gone}</Notice>
            </div>
          )}
          <FaqResults found={found} words={words.trim()} tools={tools} onRetry={wantSearch} />
          {categories.map((category) => (
            <FaqCategory
              key={category.slug}
              category={category}
              hidden={found !== null || category !== shown}
              named={named?.slug}
              tools={tools}
            />
          ))}
          <ContactBand subject={Array.isArray(found) && found.length === 0 ? words.trim() : ''} />
        </div>
      </div>
      {hydrated && toast}
    </main>
  );
}
