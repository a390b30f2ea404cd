/** A code as it is kept: in capitals, without what people part it by. */
export const foldCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.·\p{Pd}]/gu, '')
    .toUpperCase();
