import { decodeHTMLAttribute } from 'entities';

/** Names begin where a word does, and end: else a tag of one long word would be searched from each of its letters. */
const ATTRIBUTE = /(?<![\w:-])([a-z][\w:-]{0,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

/** The attributes of a tag, their references resolved; the first of a name counts, as in a browser. */
export function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decodeHTMLAttribute(double ?? single ?? bare ?? '').trim());
  }
  return found;
}
