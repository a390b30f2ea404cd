import type { ChatFileType } from '#domain/support/chat-file.ts';

export type AttachmentType = 'application/zip' | 'application/octet-stream' | ChatFileType;

/** A file as an answer, to be kept by its reader; the contract names its type beside that answer. */
export class Attachment {
  readonly type: AttachmentType;
  /** What it is called where it is kept: letters, digits, points and hyphens. */
  readonly name: string;
  readonly bytes: Uint8Array;

  constructor(type: AttachmentType, name: string, bytes: Uint8Array) {
    this.type = type;
    this.name = name;
    this.bytes = bytes;
  }
}

/** Tells the browser of something: the name of the event, and what is known of it. */
export type SendEvent = (name: string, data: Readonly<Record<string, string>>) => void;

/** An answer that goes on: events, as they come, until either side hangs up. */
export class EventStream {
  /** @returns what ends it. */
  readonly follow: (send: SendEvent) => () => void;
  /** What is followed: nobody needs many streams of one thing. */
  readonly subject: string;

  constructor(subject: string, follow: (send: SendEvent) => () => void) {
    this.subject = subject;
    this.follow = follow;
  }
}

/** Why an answer is given up that its reader still waits for. */
export const SERVER_ENDS = 'the server ends';

/** Says more of an answer. */
type Say = (text: string) => void;

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
