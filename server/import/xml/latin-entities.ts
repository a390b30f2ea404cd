/** Names of the signs from U+00A0 to U+00FF, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const FIRST = 0xa0;

const TYPOGRAPHIC = {
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  euro: '€',
};

/**
 * The entities that the DTD of NITF declares and feeds use without declaring. No document adds any: what it declares
 * itself is never expanded.
 */
export const LATIN_ENTITIES: Record<string, string> = {
  ...Object.fromEntries(
    LATIN.split(' ').map((name, index) => [name, String.fromCodePoint(FIRST + index)] as const),
  ),
  ...TYPOGRAPHIC,
};
