import type { ChatFileType } from '#domain/support/chat-file.ts';

export type AttachmentType = 'application/zip' | 'application/octet-stream' | ChatFileType;

/** A response body that is downloaded as a file; the contract names its type. */
export class Attachment {
  readonly type: AttachmentType;
  /** File name of the download: letters, digits, points and hyphens. */
  readonly name: string;
  readonly bytes: Uint8Array;

  constructor(type: AttachmentType, name: string, bytes: Uint8Array) {
    this.type = type;
    this.name = name;
    this.bytes = bytes;
  }
}

/** Sends an event to the browser: its name and its data. */
export type SendEvent = (name: string, data: Readonly<Record<string, string>>) => void;

/** A response body that stays open: events are sent as they happen, until either side closes the connection. */
export class EventStream {
  /** @returns a function that ends it. */
  readonly follow: (send: SendEvent) => () => void;
  /** Subject of the stream: the number of streams for one subject is limited. */
  readonly subject: string;

  constructor(subject: string, follow: (send: SendEvent) => () => void) {
    this.subject = subject;
    this.follow = follow;
  }
}

/** Abort reason of an answer whose reader is still connected: the server is stopping. */
export const SERVER_STOPPING = 'the server ends';

/** Appends text to an answer. */
type AppendText = (text: string) => void;

/** A response body that is sent as it is written, until it is complete or its reader disconnects. API-07 */
export class TextStream {
  /**
   * Writes the answer and resolves when it is complete. The signal aborts when its reader disconnects or this server
   * stops.
   * @throws QueueFull if there is no room for it, before any text was sent; nothing else
   */
  readonly write: (append: AppendText, signal: AbortSignal) => Promise<void>;

  constructor(write: (append: AppendText, signal: AbortSignal) => Promise<void>) {
    this.write = write;
  }
}
