/** Text outside any element after the last block of a text. */
const AFTER_LAST_BLOCK = /<\/(?:p|div|ul|ol|table|blockquote|h[1-6])\s*>([^<>]{1,300})((?:<\/\w+\s*>|\s)*)$/i;

/** One code of such a line: `CRO01`, `APE4800`, `51`, `GEST`. */
const ROUTING_CODE = /^[A-Z\d]{2,12}$/;
const isMixed = (sign: string): boolean => /[A-Z]/.test(sign) && /\d/.test(sign);

const MIN_CODES = 4;

/** A text without the routing codes that an agency puts below it: `51 77 03 CRO01 1113 …`. */
export function withoutRoutingLine(html: string, told: string[]): string {
  const [, loose = '', ends = ''] = AFTER_LAST_BLOCK.exec(html.slice(-1000)) ?? [];
  const signs = loose.trim().split(/\s+/);
  const isRouting =
    signs.length >= MIN_CODES &&
    signs.every((sign) => ROUTING_CODE.test(sign)) &&
    signs.filter(isMixed).length > 1;
  if (!isRouting) return html;
  told.push(`signs of where the text goes, cut: ${signs.join(' ').slice(0, 100)}`);
  return html.slice(0, html.length - loose.length - ends.length) + ends;
}
