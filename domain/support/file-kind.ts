import { beginningInCodePoints } from '../graphemes.ts';

/** Files of one type, detected by their first bytes, because names and headers are chosen by the sender. */
export type FileKind<Type extends string = string> = {
  type: Type;
  endings: readonly string[];
  begins: readonly number[];
  /** Signatures at a later offset, one of which must be present, for types that the first bytes do not identify. */
  later?: { at: number; one: readonly string[] };
};

export const signs = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));

export const PNG = {
  ...{ type: 'image/png', endings: ['png'] },
  begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;
export const JPEG = { type: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: [0xff, 0xd8, 0xff] } as const;
export const WEBP = {
  ...{ type: 'image/webp', endings: ['webp'], begins: signs('RIFF') },
  later: { at: 8, one: ['WEBP'] },
} as const;
export const GIF = { type: 'image/gif', endings: ['gif'], begins: signs('GIF8') } as const;
export const PDF = { type: 'application/pdf', endings: ['pdf'], begins: signs('%PDF-') } as const;

/** Value of a file input's `accept`. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  [...new Set(kinds.flatMap(({ type, endings }) => [type, ...endings.map((ending) => `.${ending}`)]))].join();

/** Detects the type of a file; null if it is none of these. */
export const fileTypeOf = <Type extends string>(
  kinds: readonly FileKind<Type>[],
  bytes: Uint8Array,
): Type | null => kinds.find((kind) => isOf(kind, bytes))?.type ?? null;

function isOf({ begins, later }: FileKind, bytes: Uint8Array): boolean {
  if (begins.some((byte, at) => bytes[at] !== byte)) return false;
  if (!later) return true;
  return later.one.some((sign) => signs(sign).every((byte, at) => bytes[later.at + at] === byte));
}

/** Counted in whole characters, so that none is cut in half. */
const LONGEST_NAME = 100;

/** A safe file name: without a path and invisible characters, and with an extension of its type. */
export function fileNameOf<Type extends string>(
  kinds: readonly FileKind<Type>[],
  name: string,
  type: Type,
): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .replace(/[\p{C}"<>:|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const endings = kinds.flatMap((kind) => (kind.type === type ? kind.endings : []));
  const ending = /\.(\w+)$/.exec(seen)?.[1] ?? '';
  const isRight = endings.includes(ending.toLowerCase());
  const own = isRight ? seen.slice(0, -ending.length - 1) : seen;
  const stem = beginningInCodePoints(own, LONGEST_NAME).trim();
  return `${stem || 'allegato'}.${isRight ? ending : endings[0]}`;
}
