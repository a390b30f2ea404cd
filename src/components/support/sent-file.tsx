import { useState } from 'react';
import { byteSize } from '#domain/byte-size.ts';
import type { FileMessage } from '#domain/support/chat-file.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import { logError } from '#src/state/log.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { saveFile } from '../save-file.ts';
import { messageStrings } from './message-strings.ts';
import styles from './messages.module.css';
import { type FetchFile, useFetchedFile } from './use-fetched-file.ts';

const strings = messageStrings.files;

type Props = { message: SavedMessage; fetchFile: FetchFile };

const nameOf = ({ content, details }: SavedMessage) => details?.name ?? content;

/** A file of a message, rendered by its kind. HLP-10 */
export function SentFile({ message, fetchFile, kind }: Props & { kind: FileMessage }) {
  if (kind === 'photo') return <SentPhoto message={message} fetchFile={fetchFile} />;
  if (kind === 'file') return <SentDocument message={message} fetchFile={fetchFile} />;
  return <SentRecording message={message} fetchFile={fetchFile} kind={kind} />;
}

function SentPhoto({ message, fetchFile }: Props) {
  const { state, url, ask } = useFetchedFile(fetchFile, message.id, true);
  const name = nameOf(message);
  if (state === 'open')
    return (
      <button type="button" className={styles.open} onClick={() => void save(fetchFile, message)}>
        <img className={styles.photo} src={url} alt={name} />
        <span className="vh">{strings.save}</span>
      </button>
    );
  if (state === 'failed') return <FileButton icon="refresh" label={strings.again(name)} onPress={ask} />;
  return <p className={`tap ${styles.card}`}>{strings.coming(name)}</p>;
}

async function save(open: FetchFile, message: SavedMessage): Promise<boolean> {
  try {
    saveFile(await open(message.id), nameOf(message));
    return true;
  } catch (error) {
    logError('support-chat', error);
    return false;
  }
}

function SentDocument({ message, fetchFile }: Props) {
  const [failed, setFailed] = useState(false);
  const { bytes } = message.details ?? {};
  const label = bytes === undefined ? nameOf(message) : `${nameOf(message)}, ${byteSize(bytes)}`;
  return (
    <>
      <FileButton
        icon="down"
        label={label}
        onPress={async () => setFailed(!(await save(fetchFile, message)))}
      />
      {failed && <p role="alert">{strings.failed}</p>}
    </>
  );
}

const RECORDINGS = {
  audio: { icon: 'listen', words: strings.listen },
  video: { icon: 'play', words: strings.watch },
} as const;

/** Fetched only on request: it may be long, and the network expensive. */
function SentRecording({ message, fetchFile, kind }: Props & { kind: 'audio' | 'video' }) {
  const { state, url, ask } = useFetchedFile(fetchFile, message.id, false);
  const name = nameOf(message);
  if (state === 'loading') return <p className={`tap ${styles.card}`}>{strings.coming(name)}</p>;
  if (state === 'failed') return <FileButton icon="refresh" label={strings.again(name)} onPress={ask} />;
  const { icon, words } = RECORDINGS[kind];
  if (url === null) return <FileButton icon={icon} label={words(name)} onPress={ask} />;
  // biome-ignore lint/a11y/useMediaCaption: recordings of readers have no captions
  if (kind === 'audio') return <audio src={url} controls aria-label={name} />;
  // biome-ignore lint/a11y/useMediaCaption: as above
  return <video className={styles.photo} src={url} controls aria-label={name} />;
}

type ButtonProps = { icon: IconName; label: string; onPress: () => void };

function FileButton({ icon, label, onPress }: ButtonProps) {
  return (
    <button type="button" className={`tap ${styles.card} link`} onClick={onPress}>
      <Icon name={icon} size={20} />
      <span>{label}</span>
    </button>
  );
}
