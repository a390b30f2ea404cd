import type { ReactNode } from 'react';
import { timeOfDay } from '#domain/dates.ts';
import { firstGrapheme } from '#domain/graphemes.ts';
import type { MessageStatus } from '#domain/message.ts';
import type { MessageRole } from '#domain/support/chat-message.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MessageContent } from './message-content.tsx';
import { messageStrings as strings } from './message-strings.ts';
import styles from './messages.module.css';
import { Quotation } from './quotation.tsx';
import { type Speakers, speakerOf } from './speakers.ts';
import type { FetchFile } from './use-fetched-file.ts';

const SIDES: Record<MessageRole, string | undefined> = {
  user: styles.user,
  assistant: styles.assistant,
  operator: styles.operator,
  system: undefined,
};

type Props = {
  message: SavedMessage;
  speakers: Speakers;
  /** The message that this one answers. */
  quoted?: SavedMessage | undefined;
  /** Fetches the file attached to a message. */
  fetchFile: FetchFile;
  actions?: ReactNode;
};

/**
 * A message of the support chat: the reader's on the right, the assistant's and the operators' on the left, the
 * system's as a line in the middle. HLP-05, HLP-10
 */
export function ChatBubble({ message, speakers, quoted, fetchFile, actions }: Props) {
  const { role, date, details, status } = message;
  if (role === 'system') return <p className={`meta ${styles.system}`}>{message.content}</p>;
  const action = details?.action;
  const speaker = speakerOf(role, speakers);
  const inPerson = role === 'operator';
  return (
    <div className={`stack4 ${styles.message} ${SIDES[role] ?? ''}`} data-message={role}>
      {inPerson && (
        <span className={`centred ${styles.avatar}`} aria-hidden="true">
          {firstGrapheme(speaker)}
        </span>
      )}
      <div className={styles.bubble}>
        <span className="vh">{speaker}: </span>
        {quoted && <Quotation message={quoted} speakers={speakers} />}
        {details?.forwarded && (
          <p className={`row6 ${styles.forwarded}`}>
            <Icon name="arrow" size={16} />
            {strings.forwarded}
          </p>
        )}
        <MessageContent message={message} fetchFile={fetchFile} />
        {action && (
          <AppLink className={`tap ${styles.action}`} href={action.path}>
            {action.label}
            <Icon name="arrow" size={18} />
          </AppLink>
        )}
      </div>
      <span className="meta">
        {inPerson && <span aria-hidden="true">{speaker} · </span>}
        <time dateTime={date}>{timeOfDay(date)}</time>
        {role === 'user' && <Status status={status} />}
        {actions}
      </span>
    </div>
  );
}

/** Status as an icon: a clock, one tick, two ticks, two coloured ticks. */
function Status({ status }: { status: MessageStatus }) {
  const doubleTick = status === 'received' || status === 'read' ? ['check', 'check'] : [];
  return (
    <span className={styles.status} data-status={status} title={strings.status[status]}>
      <span className="vh">{strings.status[status]}</span>
      {status === 'waiting' && <Icon name="clock" size={14} />}
      {status === 'sent' && <Icon name="check" size={14} />}
      {doubleTick.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two are alike
        <Icon key={index} name="check" size={14} />
      ))}
    </span>
  );
}
