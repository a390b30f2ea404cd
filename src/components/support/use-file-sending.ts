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

/** A file that was chosen and has not gone yet: it is on its way, or here with why it did not go. */
export type ChosenFile = { file: File; problem: FileProblem | null };

type Send = (turn: { id: string; name: string; data: string }) => Promise<void>;

/** What is seen before anything is sent, by size and first bytes, as the server will. */
async function wrongWith(file: File): Promise<string | null> {
  if (file.size > LARGEST_CHAT_FILE) return CHAT_FILE_MESSAGES.size;
  const head = new Uint8Array(await file.slice(0, CHAT_FILE_HEAD).arrayBuffer());
  return chatFileTypeOf(head) ? null : CHAT_FILE_MESSAGES.kind;
}

const waits = (words: string): FileProblem => ({ words, mayRetry: true });

/** Sends one file at a time; what could not go stays until it is sent again or put away. HLP-10 */
export function useFileSending(send: Send) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  /** Of the file that is chosen: sent again it is there once. */
  const turn = useRef('');

  async function go(file: File): Promise<void> {
    // A file is not kept on the device until there is a network: it may be large, and it is not ours.
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
