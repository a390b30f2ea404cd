import { Fragment } from 'react';
import { dateAndTime, dayAt } from '#domain/dates.ts';
import { isFileMessage } from '#domain/support/chat-file.ts';
import type { MessageDetails, MessageKind } from '#domain/support/chat-message.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { trustedHtml } from '../trusted-html.ts';
import { messageStrings as strings } from './message-strings.ts';
import styles from './messages.module.css';
import { SentFile } from './sent-file.tsx';
import type { FetchFile } from './use-fetched-file.ts';

const LINK = /(https:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Plain text as typed, with complete addresses as links, which lead out of the app. */
function LinkedText({ text }: { text: string }) {
  return text.split(LINK).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <a key={index} className="link" href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** Contents of a message, rendered by its kind. HLP-10 */
export function MessageContent({ message, fetchFile }: { message: SavedMessage; fetchFile: FetchFile }) {
  const { kind, content, details } = message;
  if (message.retracted) return <p className={styles.gone}>{strings.retracted}</p>;
  if (isFileMessage(kind)) return <SentFile message={message} fetchFile={fetchFile} kind={kind} />;
  if (details?.html !== undefined) {
    // Reduced by the server to paragraphs, lists and links.
    const html = trustedHtml(details.html);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the Trusted Types policy
    return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const url = details?.url;
  if (url === undefined || kind === 'text' || kind === 'system')
    return (
      <>
        {kind === 'meeting' && <Meeting details={details} />}
        <p className={styles.words}>
          <LinkedText text={content} />
        </p>
      </>
    );
  return <Link kind={kind} url={url} content={content} />;
}

function Meeting({ details }: { details: MessageDetails | null }) {
  const instant = details?.at;
  return (
    instant !== undefined && (
      <p className={`tap ${styles.card}`}>
        <Icon name="cal" size={20} />
        <span>
          {strings.kinds.meeting}: <time dateTime={instant}>{dateAndTime(instant, dayAt(new Date()))}</time>
        </span>
      </p>
    )
  );
}

type LinkProps = { kind: MessageKind; url: string; content: string };

const CARDS: Partial<Record<MessageKind, { icon: IconName; label: string }>> = {
  location: { icon: 'pin', label: strings.kinds.location },
  spotify: { icon: 'listen', label: strings.kinds.spotify },
  meeting: { icon: 'cal', label: strings.kinds.joinMeeting },
};

function Link({ kind, url, content }: LinkProps) {
  const card = CARDS[kind];
  return (
    <a className={`tap ${styles.card} link`} href={url} target="_blank" rel="noopener noreferrer">
      <Icon name={card?.icon ?? 'ext'} size={20} />
      <span>{card?.label ?? content}</span>
    </a>
  );
}
