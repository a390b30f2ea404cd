import { Fragment, useRef } from 'react';
import { readAnswer } from '#domain/chatbot/answer-text.ts';
import type { Conversation } from '#src/state/chatbot/conversation.ts';
import { Answer, type AnswerProps } from './answer.tsx';
import { plainWords } from './answer-blocks.ts';
import styles from './chatbot-screen.module.css';
import { failureWords } from './failure-words.ts';
import { answerStrings, strings } from './strings.ts';
import { useFollowEnd } from './use-follow-end.ts';

type Props = Omit<AnswerProps, 'answer' | 'isLast' | 'resuming'> & { conversation: Conversation };

/**
 * Questions and answers of a conversation. Screen readers get `spokenWords` instead of the text as it is written.
 * RAG-04
 */
export function ConversationLog({ conversation, ...rest }: Props) {
  const { messages } = conversation;
  const log = useRef<HTMLDivElement>(null);
  useFollowEnd(log, { latestKey: messages.at(-1)?.key, streaming: conversation.streaming });
  return (
    <div
      className={styles.log}
      ref={log}
      role="log"
      aria-live="off"
      aria-label={strings.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to scroll by keyboard
      tabIndex={0}
    >
      <div>
        {messages.map((message, index) => (
          <Fragment key={message.key}>
            {message.role === 'user' ? (
              <h2 className={styles.question}>{message.content}</h2>
            ) : (
              <Answer
                answer={message}
                isLast={index === messages.length - 1}
                resuming={conversation.streaming === 'resuming'}
                {...rest}
              />
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Announcements for screen readers: that the archive is being searched, then the complete answer once. */
export function spokenWords({ messages, streaming }: Conversation): string {
  if (streaming === 'resuming') return answerStrings.resuming;
  if (streaming !== 'idle') return answerStrings.searching;
  const last = messages.at(-1);
  if (!last?.live || last.role !== 'assistant') return '';
  return [plainWords(readAnswer(last.content)), failureWords(last)].filter(Boolean).join(' ');
}
