/** Why an answer is given up that its reader still waits for. */
export const SERVER_ENDS = 'the server ends';

/** Says more of an answer. */
export type Say = (text: string) => void;

/** An answer that is told as it is written, until it is whole or its reader hangs up. API-07 */
export class TextStream {
  /**
   * Writes the answer, and ends when it is whole. The signal says that its reader, or this server, has gone.
   * @throws QueueFull where there is no room for it, before anything was said; nothing else
   */
  readonly write: (say: Say, gone: AbortSignal) => Promise<void>;

  constructor(write: (say: Say, gone: AbortSignal) => Promise<void>) {
    this.write = write;
  }
}
