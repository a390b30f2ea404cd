import { useEffect, useRef } from 'react';
import type { OperatorChatView } from '#domain/support/conversation.ts';
import { ChatBubble } from '#src/components/support/chat-bubble.tsx';
import { MessageActions } from '#src/components/support/message-actions.tsx';
import { TypingDots } from '#src/components/support/typing-dots.tsx';
import styles from './operators.module.css';
import { strings } from './strings.ts';
import type { OperatorChatState } from './use-operator-chat.ts';

type Props = { shown: OperatorChatView; isOwn: boolean } & Pick<
  OperatorChatState,
  'messages' | 'types' | 'openFile' | 'retract' | 'quotation'
>;

/**
 * The messages of a conversation, scrolled to the latest; in their own conversations operators may reply to a message
 * and retract one. HLP-06, HLP-10
 */
export function OperatorChatLog({ shown, isOwn, messages, types, openFile, retract, quotation }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const speakers = { operator: shown.conversation.operator, reader: shown.summary.name };
  const scrollTrigger = `${messages.length} ${types}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are scrolled into view
  useEffect(() => {
    const element = log.current;
    element?.scrollTo({ top: element.scrollHeight });
  }, [scrollTrigger]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to scroll by keyboard
    <div ref={log} className={`column ${styles.log}`} role="log" aria-label={strings.log} tabIndex={0}>
      {messages.map((message) => (
        <ChatBubble
          key={message.id}
          message={message}
          speakers={speakers}
          quoted={messages.find(({ id }) => id === message.quoted)}
          fetchFile={openFile}
          actions={
            isOwn && (
              <MessageActions
                message={message}
                onReply={quotation.quote}
                onRetract={message.role === 'operator' ? retract : null}
              />
            )
          }
        />
      ))}
      {types && <TypingDots text={strings.typing} />}
    </div>
  );
}
