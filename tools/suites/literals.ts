const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\n': '' };

const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g, (_, u, x, sign) =>
    u || x ? String.fromCodePoint(Number.parseInt(u ?? x, 16)) : (ESCAPES[sign] ?? sign),
  );

/** A string literal of Python, Go or Java, including triple quotes and Go's backticks. */
export const STRING =
  String.raw`(?:[ub]?"""[\s\S]*?"""|'''[\s\S]*?'''|r?"(?:[^"\\\n]|\\[\s\S])*"|[urb]?'(?:[^'\\\n]|\\[\s\S])*'|` +
  '`[^`]*`)';

/** Adjacent strings, which are one string in Python, also joined by `+`. */
export const STRINGS = String.raw`${STRING}(?:\s*\+?\s*${STRING})*`;

function single(literal: string): string {
  const raw = literal.replace(/^[urb](?=["'])/, '');
  if (raw.startsWith('`')) return raw.slice(1, -1);
  const inside = /^(?:"""|''')/.test(raw) ? raw.slice(3, -3) : raw.slice(1, -1);
  return literal.startsWith('r') ? inside : unescaped(inside);
}

/** The text of one or several adjacent literals. */
export const literalText = (literals: string): string =>
  [...literals.matchAll(new RegExp(STRING, 'g'))].map(([one]) => single(one)).join('');
