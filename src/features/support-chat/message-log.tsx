import { Fragment, useEffect, useRef, useState } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import { ChatBubble } from '#src/components/support/chat-bubble.tsx';
import { DayDivider } from '#src/components/support/day-divider.tsx';
import { MessageActions } from '#src/components/support/message-actions.tsx';
import { messageStrings } from '#src/components/support/message-strings.ts';
import bubbles from '#src/components/support/messages.module.css';
import { TypingDots } from '#src/components/support/typing-dots.tsx';
import { EndedNote } from './ended-note.tsx';
import { Chip, Endings } from './endings.tsx';
import { IdentityStrip } from './identity-strip.tsx';
import { ChatNote, ProblemNote, type ShownFailure } from './notes.tsx';
import styles from './panel.module.css';
import { strings } from './strings.ts';
import type { ChatView } from './use-conversation.ts';

/** Free space above the message that is scrolled to. */
const GAP_PX = 14;

type Props = {
  chat: ChatView;
  anonymous: boolean;
  brand: PublicBrand;
  failure: ShownFailure | null;
  onSend: (content: string) => void;
  onRestart: () => void;
  onSolved: () => void;
  onUnsolved: () => void;
  onRetry: () => void;
  onForm: () => void;
};

/** The messages, with the latest in view. HLP-05 */
export function MessageLog(props: Props) {
  const { chat, anonymous, brand, failure, onSend, onRestart, onSolved, onUnsolved, onForm, onRetry } = props;
  const [staysAnonymous, setStaysAnonymous] = useState(false);
  const { messages, standing, busy, operatorTypes } = chat;
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const scrollTrigger = `${messages.length} ${last?.id} ${busy} ${operatorTypes} ${failure?.why} ${standing.state}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are scrolled into view
  useEffect(() => {
    if (!log.current) return;
    showLatest(log.current);
    // The focused element may be gone, as the field is when the conversation ends.
    const isInside = log.current.closest('dialog')?.contains(document.activeElement);
    if (!isInside) log.current.focus({ preventScroll: true });
  }, [scrollTrigger]);
  /** The pressed button disappears: focus moves to the log, where screen-reader users continue. */
  const keepingFocus = (action: () => void) => () => {
    action();
    log.current?.focus({ preventScroll: true });
  };
  const hasAnswer = last?.role === 'assistant' && standing.state === 'assistant' && !busy;
  const speakers = { operator: standing.operator };
  const isAwaitingAssistant = busy && standing.state === 'assistant';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to scroll by keyboard
    <div ref={log} className={styles.log} role="log" aria-label={strings.name} tabIndex={0}>
      {anonymous && messages.length === 0 && !staysAnonymous && (
        <IdentityStrip brand={brand} onStayAnonymous={() => setStaysAnonymous(true)} />
      )}
      <Greeting />
      {messages.length === 0 && <FirstQuestions onAsk={onSend} />}
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {dayAt(message.date) !== dayAt(messages[index - 1]?.date ?? '1970-01-01') && (
            <DayDivider date={message.date} />
          )}
          <ChatBubble
            message={message}
            speakers={speakers}
            quoted={messages.find(({ id }) => id === message.quoted)}
            fetchFile={chat.openFile}
            actions={speakers.operator !== null && <Tools chat={chat} message={message} />}
          />
        </Fragment>
      ))}
      {hasAnswer && last && (
        <Endings
          message={last}
          onSolved={onSolved}
          onUnsolved={keepingFocus(onUnsolved)}
          onRestart={keepingFocus(onRestart)}
        />
      )}
      {isAwaitingAssistant && <TypingDots text={messageStrings.typing.assistant} />}
      {operatorTypes && (
        <TypingDots text={messageStrings.typing.operator(standing.operator ?? messageStrings.operator)} />
      )}
      {standing.state === 'waiting' && standing.queue && (
        <ChatNote icon="people" title={strings.queue.title}>
          <p>{strings.queue.text(standing.queue.place, standing.queue.minutes)}</p>
          <button type="button" className="link" onClick={onForm}>
            {strings.queue.form}
          </button>
        </ChatNote>
      )}
      {standing.state === 'ended' && (
        <EndedNote
          onOpinion={(opinion) => chat.end({ solved: null, opinion })}
          onRestart={keepingFocus(onRestart)}
        />
      )}
      {failure && <ProblemNote failure={failure} onForm={onForm} onRetry={onRetry} />}
    </div>
  );
}

/** Actions on a message, in a conversation that an operator has joined. */
function Tools({ chat, message }: { chat: ChatView; message: SavedMessage }) {
  return (
    <MessageActions
      message={message}
      onReply={chat.standing.state === 'operator' ? chat.quotation.quote : null}
      onRetract={message.role === 'user' ? chat.retract : null}
    />
  );
}

/** Scrolls to the end; for a long answer, to its beginning. */
function showLatest(log: HTMLElement): void {
  const latest = [...log.querySelectorAll<HTMLElement>('[data-message]')].at(-1);
  const start = latest?.dataset.message === 'user' ? null : latest?.offsetTop;
  log.scrollTo({ top: Math.min(log.scrollHeight, start ?? Number.POSITIVE_INFINITY) - GAP_PX });
}

/** The first thing shown is that a machine answers. AI Act, article 50 */
function Greeting() {
  return (
    <div className={`stack4 ${bubbles.message} ${bubbles.assistant}`}>
      {strings.greeting.map((words) => (
        <p key={words} className={bubbles.bubble}>
          {words}
        </p>
      ))}
    </div>
  );
}

function FirstQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className={`wrapping ${styles.chips}`} role="group" aria-label={strings.topics}>
      {strings.questions.map(([words, question]) => (
        <Chip key={words} words={words} onPress={() => onAsk(question)} />
      ))}
    </div>
  );
}
