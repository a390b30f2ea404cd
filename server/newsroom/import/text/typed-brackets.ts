/** A tag within a quotation, or a character that is no bracket. */
const INSIDE_QUOTATION = String.raw`(?:[^<>]|<\/?[a-z][^<>]*>)`;
const TYPED_GUILLEMETS = new RegExp(`<<(${INSIDE_QUOTATION}{1,3000}?)>>`, 'gi');

/** A text with guillemets where somebody typed pairs of brackets: `<<Non va bene>>`. HTML would lose the words. */
export const withGuillemets = (text: string): string =>
  text.includes('<<') ? text.replace(TYPED_GUILLEMETS, '«$1»') : text;

const ELEMENT =
  /^(?:a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|isindex|kbd|keygen|label|legend|li|link|main|map|mark|marquee|math|menu|menuitem|meta|meter|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|spacer|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp)$/i;

/** Several words between brackets, without any attribute. */
const WORDS_IN_BRACKETS = /<([a-z][^\s<>="/:_-]*)((?:\s+[^\s<>="/]+){1,40})\s*>/gi;
/** A mail or web address between brackets. */
const ADDRESS_IN_BRACKETS = /<((?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/gi;

/**
 * HTML in which brackets that somebody typed are read as text: guillemets, `<Anna Verdi>`, `<a.verdi@x.it>`. As tags,
 * they would be removed with their words.
 */
export const withTypedBrackets = (html: string): string =>
  withGuillemets(html)
    .replace(ADDRESS_IN_BRACKETS, '&lt;$1&gt;')
    .replace(WORDS_IN_BRACKETS, (whole, name: string, rest: string) =>
      ELEMENT.test(name) ? whole : `&lt;${name}${rest}&gt;`,
    );
