import type { MessageKind } from './chat-message.ts';
import { acceptOf, bytesOfText, fileNameOf, fileTypeOf, JPEG, PDF, PNG, WEBP } from './file-kind.ts';

const MP3 = { type: 'audio/mpeg', endings: ['mp3'] } as const;
const WEBM = { type: 'video/webm', endings: ['webm'], begins: [0x1a, 0x45, 0xdf, 0xa3] } as const;

/** Types of files accepted in a conversation with an operator. HLP-10 */
const KINDS = [
  ...([JPEG, PNG, WEBP, PDF] as const),
  { ...MP3, begins: bytesOfText('ID3') },
  // Without an ID3 tag before the sound: the frame headers of MP3's versions and layers.
  { ...MP3, begins: [0xff, 0xfb] },
  { ...MP3, begins: [0xff, 0xf3] },
  { ...MP3, begins: [0xff, 0xf2] },
  { type: 'audio/mp4', endings: ['m4a'], begins: [], signature: { offset: 4, anyOf: ['ftypM4A '] } },
  { type: 'audio/ogg', endings: ['ogg', 'oga', 'opus'], begins: bytesOfText('OggS') },
  {
    type: 'video/mp4',
    endings: ['mp4'],
    begins: [],
    signature: { offset: 4, anyOf: ['ftypisom', 'ftypiso2', 'ftypmp41', 'ftypmp42', 'ftypavc1', 'ftypM4V '] },
  },
  // The same container (Matroska) is used for other films too. Its document type follows a length field of one or of
  // eight bytes.
  { ...WEBM, signature: { offset: 24, anyOf: ['webm'] } },
  { ...WEBM, signature: { offset: 31, anyOf: ['webm'] } },
] as const;

export type ChatFileType = (typeof KINDS)[number]['type'];

export const CHAT_FILE_ACCEPT = acceptOf(KINDS);

export const MAX_CHAT_FILE_BYTES = 5_000_000;

/** Maximum number of files that each side may send in a conversation. */
export const MAX_CHAT_FILES = 10;

/** Number of bytes needed to detect a file's type. */
export const CHAT_FILE_DETECTION_BYTES = 40;

export const chatFileTypeOf = (bytes: Uint8Array): ChatFileType | null => fileTypeOf(KINDS, bytes);

export const chatFileNameOf = (name: string, type: ChatFileType): string => fileNameOf(KINDS, name, type);

/** Kinds of message that carry a file. */
export const FILE_MESSAGES = ['photo', 'file', 'audio', 'video'] as const satisfies readonly MessageKind[];
export type FileMessage = (typeof FILE_MESSAGES)[number];

export const isFileMessage = (kind: MessageKind): kind is FileMessage =>
  (FILE_MESSAGES as readonly MessageKind[]).includes(kind);

const KINDS_BY_TYPE: Readonly<Record<string, FileMessage>> = {
  image: 'photo',
  audio: 'audio',
  video: 'video',
};

/** The kind of message as which a file is shown. */
export const messageKindOf = (type: ChatFileType): FileMessage =>
  KINDS_BY_TYPE[type.split('/', 1)[0] ?? ''] ?? 'file';

/** Messages for a rejected file. */
export const CHAT_FILE_MESSAGES = {
  size: 'Il file supera i 5 MB: scegline uno più leggero.',
  kind: 'Si possono inviare immagini (JPEG, PNG, WebP), PDF, audio (MP3, M4A, OGG) e filmati (MP4, WebM).',
  unreadable: 'Il file è danneggiato e non si apre: scegline un altro.',
  many: `Si possono inviare al massimo ${MAX_CHAT_FILES} file per conversazione. Per mandarne altri, ritirane uno.`,
} as const;
