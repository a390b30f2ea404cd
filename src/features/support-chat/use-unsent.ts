import { useCallback, useEffect, useState } from 'react';
import { readVisitorDraft, visitorDrafts } from '#src/state/drafts/visitor-drafts.ts';

const DRAFT = 'assistenza';

const kept = (): string => String(readVisitorDraft(DRAFT).testo ?? '');

const joined = (words: readonly string[], text: string): string =>
  [...words, text].filter((part) => part.trim() !== '').join('\n');

/** Text that was typed and not sent; it survives closing the panel and leaving the page. HLP-08 */
export function useUnsent() {
  const [text, setText] = useState(kept);
  useEffect(() => {
    if (text === '') void visitorDrafts.drop(DRAFT);
    else visitorDrafts.keep(DRAFT, { testo: text });
  }, [text]);
  /** Puts text that could not be sent back before what was typed since; saved immediately, as the chat may be gone. */
  const giveBack = useCallback((words: readonly string[]) => {
    if (words.length === 0) return;
    visitorDrafts.keep(DRAFT, { testo: joined(words, kept()) });
    setText((now) => joined(words, now));
  }, []);
  return { text, write: setText, giveBack };
}

export type Unsent = ReturnType<typeof useUnsent>;
