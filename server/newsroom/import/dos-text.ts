/** The upper half of code page 850, which DOS and old agency systems use for western Europe; it never changed. */
const UPPER_HALF = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ',
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].join('');

/** The only byte that code page 858 decodes differently. */
const EURO_IN_858 = 0xd5;

/** Whether a lower-case encoding name means code page 850 or 858, which `TextDecoder` does not know. */
export const isDosName = (name: string): boolean =>
  /^(?:cp|ibm|pc|dos|ibm00|cspc)?[-_]?(?:850(?:multilingual)?|858)$/.test(name);

/** Decodes bytes of code page 850 or 858: every byte is a character. */
export function dosText(bytes: Uint8Array, name: string): string {
  const hasEuro = name.endsWith('858');
  const decodeByte = (byte: number) => (hasEuro && byte === EURO_IN_858 ? '€' : UPPER_HALF[byte - 0x80]);
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (character) => decodeByte(character.charCodeAt(0)) ?? character);
}
