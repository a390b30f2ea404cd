import { useRef, useState } from 'react';
import {
  CHAT_FILE_DETECTION_BYTES,
  CHAT_FILE_MESSAGES,
  chatFileTypeOf,
  MAX_CHAT_FILE_BYTES,
} from '#domain/support/chat-file.ts';
import { logError } from '#src/state/log.ts';
import { base64Of } from '../base64-of.ts';
import { type FileProblem, fileProblemOf } from './file-problem.ts';
import { messageStrings } from './message-strings.ts';

/** A file that was chosen and not sent yet: either it is being sent, or `problem` says why it was not. */
export type ChosenFile = { file: File; problem: FileProblem | null };

type Send = (message: { id: string; name: string; data: string }) => Promise<void>;

/** Checks size and first bytes before anything is sent, as the server will. */
async function problemWith(file: File): Promise<string | null> {
  if (file.size > MAX_CHAT_FILE_BYTES) return CHAT_FILE_MESSAGES.size;
  const head = new Uint8Array(await file.slice(0, CHAT_FILE_DETECTION_BYTES).arrayBuffer());
  return chatFileTypeOf(head) ? null : CHAT_FILE_MESSAGES.kind;
}

const retryable = (text: string): FileProblem => ({ text, mayRetry: true });

/** Sends one file at a time; a file that could not be sent stays until it is sent again or dropped. HLP-10 */
export function useFileSending(send: Send) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  /** ID of the chosen file's message: sent again, the message exists only once. */
  const messageId = useRef('');

  async function sendNow(file: File): Promise<void> {
    // The file is not saved on the device to be sent later: it may be large, and it is the reader's own.
    if (!navigator.onLine) return setChosen({ file, problem: retryable(messageStrings.sending.offline) });
    setChosen({ file, problem: null });
    try {
      const problemText = await problemWith(file);
      if (problemText !== null) return setChosen({ file, problem: { text: problemText, mayRetry: false } });
      await send({ id: messageId.current, name: file.name, data: await base64Of(file) });
      setChosen(null);
    } catch (error) {
      logError('support-chat', error);
      setChosen({ file, problem: fileProblemOf(error) });
    }
  }
  const choose = (file: File) => {
    messageId.current = crypto.randomUUID();
    void sendNow(file);
  };
  return {
    chosen,
    choose,
    retry: () => void (chosen && sendNow(chosen.file)),
    discard: () => setChosen(null),
  };
}

export type FileSending = ReturnType<typeof useFileSending>;
