import { useRef, useState } from 'react';
import { readAnswer } from '#domain/chatbot/answer-text.ts';
import type { Conversation, ConversationMessage } from '#src/state/chatbot/conversation.ts';
import { type NumberedSource, numberSources } from './answer-blocks.ts';

type Chosen = { answerKey: number; number: number; inDialog: boolean; byKey: boolean };

/** Width at which there is room for a pane beside the conversation; the stylesheet uses the same. */
const PANE_QUERY = '(min-width: 1141px)';

export const SOURCE_PANE_ID = 'fonte-aperta';

const sourcesIn = (message: ConversationMessage | undefined) =>
  message ? numberSources(readAnswer(message.content)) : [];

/** The passage shown beside the conversation: the chosen one, else the first of the last answer. */
export function useSources({ messages }: Pick<Conversation, 'messages'>) {
  const [chosen, choose] = useState<Chosen | null>(null);
  const opener = useRef<Element | null>(null);
  const answer = messages.find(({ key }) => key === chosen?.answerKey);
  const chosenSource = sourcesIn(answer).find(({ number }) => number === chosen?.number);
  const last = messages.findLast(({ role }) => role === 'assistant');
  const shown: NumberedSource | undefined = chosenSource ?? sourcesIn(last)[0];
  return {
    shown,
    inDialog: chosenSource !== undefined && chosen?.inDialog === true,
    open({ key }: ConversationMessage, number: number, byKey: boolean) {
      const hasPane = matchMedia(PANE_QUERY).matches;
      opener.current = document.activeElement;
      choose({ answerKey: key, number, inDialog: !hasPane, byKey });
      if (hasPane && byKey) requestAnimationFrame(() => document.getElementById(SOURCE_PANE_ID)?.focus());
    },
    close: () => choose(null),
    /** Returns the focus to the sentence, for a reader who came to the pane by keyboard; null for others. */
    backToAnswer:
      chosenSource !== undefined && chosen?.byKey === true
        ? () => opener.current instanceof HTMLElement && opener.current.focus()
        : null,
  };
}
