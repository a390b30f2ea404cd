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
