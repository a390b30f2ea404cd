import { useCallback, useEffect, useState } from 'react';
import { readVisitorDraft, visitorDrafts } from '#src/state/drafts/visitor-drafts.ts';

const DRAFT = 'assistenza';

const savedDraft = (): string => String(readVisitorDraft(DRAFT).testo ?? '');

const joinLines = (words: readonly string[], text: string): string =>
  [...words, text].filter((part) => part.trim() !== '').join('\n');

/** Text that was typed and not sent; it survives closing the panel and leaving the page. HLP-08 */
export function useUnsent() {
  const [text, setText] = useState(savedDraft);
  useEffect(() => {
    if (text === '') void visitorDrafts.remove(DRAFT);
    else visitorDrafts.save(DRAFT, { testo: text });
  }, [text]);
  /** Puts text that could not be sent back before what was typed since; saved immediately, as the chat may be gone. */
  const returnText = useCallback((words: readonly string[]) => {
    if (words.length === 0) return;
    visitorDrafts.save(DRAFT, { testo: joinLines(words, savedDraft()) });
    setText((now) => joinLines(words, now));
  }, []);
  return { text, write: setText, giveBack: returnText };
}

export type Unsent = ReturnType<typeof useUnsent>;
