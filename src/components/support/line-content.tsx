import { dateAndTime, dayAt } from '#domain/dates.ts';
import { isFileLine } from '#domain/support/chat-file.ts';
import type { LineDetails, LineKind } from '#domain/support/chat-line.ts';
import type { KeptLine } from '#domain/support/kept-line.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { trustedHtml } from '../trusted-html.ts';
import { lineStrings as strings } from './line-strings.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './messages.module.css';
import { SentFile } from './sent-file.tsx';
import type { OpenFile } from './use-opened-file.ts';

/** What a line says, as its kind is shown. HLP-10 */
export function LineContent({ line, open }: { line: KeptLine; open: OpenFile }) {
  const { kind, content, details } = line;
  if (line.retracted) return <p className={styles.gone}>{strings.retracted}</p>;
  if (isFileLine(kind)) return <SentFile {...{ line, open, kind }} />;
  if (details?.html !== undefined) {
    // Cleaned by the server to paragraphs, lists and links.
    const html = trustedHtml(details.html);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only what the policy has let through
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

function Meeting({ details }: { details: LineDetails | null }) {
  const at = details?.at;
  return (
    at !== undefined && (
      <p className={styles.card}>
        <Icon name="cal" size={20} />
        <span>
          {strings.kinds.meeting}: <time dateTime={at}>{dateAndTime(at, dayAt(new Date()))}</time>
        </span>
      </p>
    )
  );
}

type LinkProps = { kind: LineKind; url: string; content: string };

const CARDS: Partial<Record<LineKind, { icon: IconName; words: string }>> = {
  location: { icon: 'pin', words: strings.kinds.location },
  spotify: { icon: 'listen', words: strings.kinds.spotify },
  meeting: { icon: 'cal', words: strings.kinds.joinMeeting },
};

function Link({ kind, url, content }: LinkProps) {
  const card = CARDS[kind];
  return (
    <a className={`${styles.card} link`} href={url} target="_blank" rel="noopener noreferrer">
      <Icon name={card?.icon ?? 'ext'} size={20} />
      <span>{card?.words ?? content}</span>
    </a>
  );
}
