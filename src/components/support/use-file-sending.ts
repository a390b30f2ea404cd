import { useRef, useState } from 'react';
import {
  CHAT_FILE_HEAD,
  CHAT_FILE_MESSAGES,
  chatFileTypeOf,
  LARGEST_CHAT_FILE,
} from '#domain/support/chat-file.ts';
import { logError } from '#src/state/log.ts';
import { base64Of } from '../base64-of.ts';
import { type FileProblem, fileProblemOf } from './file-problem.ts';
import { messageStrings } from './message-strings.ts';

/** A file that was chosen and not sent yet: either it is being sent, or `problem` says why it was not. */
export type ChosenFile = { file: File; problem: FileProblem | null };

type Send = (turn: { id: string; name: string; data: string }) => Promise<void>;

/** Checks size and first bytes before anything is sent, as the server will. */
async function wrongWith(file: File): Promise<string | null> {
  if (file.size > LARGEST_CHAT_FILE) return CHAT_FILE_MESSAGES.size;
  const head = new Uint8Array(await file.slice(0, CHAT_FILE_HEAD).arrayBuffer());
  return chatFileTypeOf(head) ? null : CHAT_FILE_MESSAGES.kind;
}

const waits = (words: string): FileProblem => ({ words, mayRetry: true });

/** Sends one file at a time; a file that could not be sent stays until it is sent again or dropped. HLP-10 */
export function useFileSending(send: Send) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  /** ID of the chosen file's message: sent again, the message exists only once. */
  const turn = useRef('');

  async function go(file: File): Promise<void> {
    // The file is not saved on the device to be sent later: it may be large, and it is the reader's own.
    if (!navigator.onLine) return setChosen({ file, problem: waits(messageStrings.sending.offline) });
    setChosen({ file, problem: null });
    try {
      const wrong = await wrongWith(file);
      if (wrong !== null) return setChosen({ file, problem: { words: wrong, mayRetry: false } });
      await send({ id: turn.current, name: file.name, data: await base64Of(file) });
      setChosen(null);
    } catch (error) {
      logError('support-chat', error);
      setChosen({ file, problem: fileProblemOf(error) });
    }
  }
  const choose = (file: File) => {
    turn.current = crypto.randomUUID();
    void go(file);
  };
  return {
    chosen,
    choose,
    retry: () => void (chosen && go(chosen.file)),
    drop: () => setChosen(null),
  };
}

export type FileSending = ReturnType<typeof useFileSending>;
