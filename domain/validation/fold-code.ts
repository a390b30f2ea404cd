/** A code without what it is called, which people copy along: `P.IVA 00743110157`. */
export function withoutLabel(code: string, label: RegExp, isRight: (code: string) => boolean): string {
  const bare = code.replace(label, '');
  return bare !== code && isRight(bare) ? bare : code;
}

/** A code as it is kept: in capitals, without what people part it by. */
export const foldCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.:·\p{Pd}]/gu, '')
    .toUpperCase();
