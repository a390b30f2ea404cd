import { beginningInCodePoints } from '../graphemes.ts';

/**
 * Files of one media type, detected by their first bytes (`begins`), because names and headers are chosen by
 * the sender. `endings` are the extensions of their names.
 */
export type FileKind<Type extends string = string> = {
  type: Type;
  endings: readonly string[];
  begins: readonly number[];
  /** Signatures at a later offset, one of which must be present, for types that the first bytes do not identify. */
  signature?: { offset: number; anyOf: readonly string[] };
};

export const bytesOfText = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

export const PNG = {
  type: 'image/png',
  endings: ['png'],
  begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;
export const JPEG = { type: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: [0xff, 0xd8, 0xff] } as const;
export const WEBP = {
  type: 'image/webp',
  endings: ['webp'],
  begins: bytesOfText('RIFF'),
  signature: { offset: 8, anyOf: ['WEBP'] },
} as const;
export const GIF = { type: 'image/gif', endings: ['gif'], begins: bytesOfText('GIF8') } as const;
export const PDF = { type: 'application/pdf', endings: ['pdf'], begins: bytesOfText('%PDF-') } as const;

/** Value of a file input's `accept`. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  [...new Set(kinds.flatMap(({ type, endings }) => [type, ...endings.map((ending) => `.${ending}`)]))].join();

/** Detects the type of a file; null if it is none of these. */
export const fileTypeOf = <Type extends string>(
  kinds: readonly FileKind<Type>[],
  bytes: Uint8Array,
): Type | null => kinds.find((kind) => matchesKind(kind, bytes))?.type ?? null;

function matchesKind({ begins, signature }: FileKind, bytes: Uint8Array): boolean {
  if (begins.some((byte, index) => bytes[index] !== byte)) return false;
  if (!signature) return true;
  return signature.anyOf.some((text) =>
    bytesOfText(text).every((byte, index) => bytes[signature.offset + index] === byte),
  );
}

/** Maximum length of a name in code points; no grapheme is cut. */
const MAX_NAME_LENGTH = 100;

/** A safe file name: without a path and invisible characters, and with an extension of its type. */
export function fileNameOf<Type extends string>(
  kinds: readonly FileKind<Type>[],
  name: string,
  type: Type,
): string {
  const lastSegment = name.split(/[/\\]/).at(-1) ?? '';
  const visible = lastSegment
    .replace(/[\p{C}"<>:|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const endings = kinds.flatMap((kind) => (kind.type === type ? kind.endings : []));
  const ending = /\.(\w+)$/.exec(visible)?.[1] ?? '';
  const hasRightExtension = endings.includes(ending.toLowerCase());
  const base = hasRightExtension ? visible.slice(0, -ending.length - 1) : visible;
  const stem = beginningInCodePoints(base, MAX_NAME_LENGTH).trim();
  return `${stem || 'allegato'}.${hasRightExtension ? ending : endings[0]}`;
}
