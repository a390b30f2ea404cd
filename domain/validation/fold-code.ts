/** Removes the label that people copy along with a code: `P.IVA 00743110157`. */
export function withoutLabel(code: string, label: RegExp, isRight: (code: string) => boolean): string {
  const bare = code.replace(label, '');
  return bare !== code && isRight(bare) ? bare : code;
}

/** The stored form of a code: in capitals, without separators. */
export const foldCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.:·\p{Pd}]/gu, '')
    .toUpperCase();
