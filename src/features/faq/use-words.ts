import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { faqSearchPath } from '#domain/support/faq-addresses.ts';
import type { Asked } from './shown-faq.ts';

/** The words that are looked for. They stand in the address, in the place of the former ones; who goes back finds theirs. */
export function useWords(q: Asked['q'] = ''): { words: string; write: (words: string) => void } {
  const router: AnyRouter | null = useRouter({ warn: false });
  const inAddress = String(q);
  const [words, setWords] = useState(inAddress);
  const written = useRef(inAddress);
  useEffect(() => {
    if (inAddress.trim() === written.current.trim()) return;
    written.current = inAddress;
    setWords(inAddress);
  }, [inAddress]);
  const write = (next: string) => {
    written.current = next;
    setWords(next);
    void router?.navigate({ href: faqSearchPath(next), replace: true });
  };
  return { words, write };
}
