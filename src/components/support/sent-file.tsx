import { useState } from 'react';
import { byteSize } from '#domain/byte-size.ts';
import type { FileMessage } from '#domain/support/chat-file.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import { logError } from '#src/state/log.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { saveFile } from '../save-file.ts';
import { messageStrings } from './message-strings.ts';
import styles from './messages.module.css';
import { type OpenFile, useOpenedFile } from './use-opened-file.ts';

const strings = messageStrings.files;

type Props = { message: SavedMessage; open: OpenFile };

const nameOf = ({ content, details }: SavedMessage) => details?.name ?? content;

/** A file of a message, rendered by its kind. HLP-10 */
export function SentFile({ message, open, kind }: Props & { kind: FileMessage }) {
  if (kind === 'photo') return <SentPhoto message={message} open={open} />;
  if (kind === 'file') return <SentPaper message={message} open={open} />;
  return <SentRecording message={message} open={open} kind={kind} />;
}

function SentPhoto({ message, open }: Props) {
  const { state, url, ask } = useOpenedFile(open, message.id, true);
  const name = nameOf(message);
  if (state === 'open')
    return (
      <button type="button" className={styles.open} onClick={() => void save(open, message)}>
        <img className={styles.photo} src={url} alt={name} />
        <span className="vh">{strings.save}</span>
      </button>
    );
  if (state === 'failed') return <FileButton icon="refresh" words={strings.again(name)} onPress={ask} />;
  return <p className={`tap ${styles.card}`}>{strings.coming(name)}</p>;
}

async function save(open: OpenFile, message: SavedMessage): Promise<boolean> {
  try {
    saveFile(await open(message.id), nameOf(message));
    return true;
  } catch (error) {
    logError('support-chat', error);
    return false;
  }
}

function SentPaper({ message, open }: Props) {
  const [failed, setFailed] = useState(false);
  const { bytes } = message.details ?? {};
  const words = bytes === undefined ? nameOf(message) : `${nameOf(message)}, ${byteSize(bytes)}`;
  return (
    <>
      <FileButton icon="down" words={words} onPress={async () => setFailed(!(await save(open, message)))} />
      {failed && <p role="alert">{strings.failed}</p>}
    </>
  );
}

const RECORDINGS = {
  audio: { icon: 'listen', words: strings.listen },
  video: { icon: 'play', words: strings.watch },
} as const;

/** Fetched only on request: it may be long, and the network expensive. */
function SentRecording({ message, open, kind }: Props & { kind: 'audio' | 'video' }) {
  const { state, url, ask } = useOpenedFile(open, message.id, false);
  const name = nameOf(message);
  if (state === 'asking') return <p className={`tap ${styles.card}`}>{strings.coming(name)}</p>;
  if (state === 'failed') return <FileButton icon="refresh" words={strings.again(name)} onPress={ask} />;
  const { icon, words } = RECORDINGS[kind];
  if (url === null) return <FileButton icon={icon} words={words(name)} onPress={ask} />;
  // biome-ignore lint/a11y/useMediaCaption: recordings of readers have no captions
  if (kind === 'audio') return <audio src={url} controls aria-label={name} />;
  // biome-ignore lint/a11y/useMediaCaption: as above
  return <video className={styles.photo} src={url} controls aria-label={name} />;
}

type ButtonProps = { icon: IconName; words: string; onPress: () => void };

function FileButton({ icon, words, onPress }: ButtonProps) {
  return (
    <button type="button" className={`tap ${styles.card} link`} onClick={onPress}>
      <Icon name={icon} size={20} />
      <span>{words}</span>
    </button>
  );
}
