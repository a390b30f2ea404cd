/** Text outside any element after the last block of a text. */
const TEXT_AFTER_LAST_BLOCK =
  /<\/(?:p|div|ul|ol|table|blockquote|h[1-6])\s*>([^<>]{1,300})((?:<\/\w+\s*>|\s)*)$/i;

/** One code of such a line: `CRO01`, `APE4800`, `51`, `GEST`. */
const ROUTING_CODE = /^[A-Z\d]{2,12}$/;
const isMixed = (code: string): boolean => /[A-Z]/.test(code) && /\d/.test(code);

const MIN_CODES = 4;

/** A text without the routing codes that an agency puts below it: `51 77 03 CRO01 1113 …`. */
export function withoutRoutingLine(html: string, warnings: string[]): string {
  const [, trailingText = '', endTags = ''] = TEXT_AFTER_LAST_BLOCK.exec(html.slice(-1000)) ?? [];
  const codes = trailingText.trim().split(/\s+/);
  const isRouting =
    codes.length >= MIN_CODES &&
    codes.every((sign) => ROUTING_CODE.test(sign)) &&
    codes.filter(isMixed).length > 1;
  if (!isRouting) return html;
  warnings.push(`signs of where the text goes, cut: ${codes.join(' ').slice(0, 100)}`);
  return html.slice(0, html.length - trailingText.length - endTags.length) + endTags;
}
