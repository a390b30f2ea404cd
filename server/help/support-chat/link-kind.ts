import type { MessageKind } from '#domain/support/chat-message.ts';

const KINDS: readonly (readonly [RegExp, MessageKind])[] = [
  [/^open\.spotify\.com$/, 'spotify'],
  [/^(?:(?:www\.)?openstreetmap\.org|maps\.app\.goo\.gl|maps\.apple\.com|maps\.google\.\w+)$/, 'location'],
  [/^(?:meet\.google\.com|(?:[\w-]+\.)?zoom\.us|teams\.microsoft\.com|meet\.jit\.si)$/, 'meeting'],
];

/** The link, if a text consists of nothing else. */
export function textAsLink(text: string): string | null {
  const url = text.trim();
  return /^https:\/\/\S+$/.test(url) && URL.canParse(url) ? url : null;
}

/**
 * Kind of a link by its host, and on google.* by its path: a song, a place, a meeting; `text` for others.
 * HLP-10
 */
export function linkKind(url: string): MessageKind {
  const { hostname, pathname } = new URL(url);
  if (/^(?:www\.)?google\.\w+$/.test(hostname) && pathname.startsWith('/maps')) return 'location';
  return KINDS.find(([hosts]) => hosts.test(hostname))?.[1] ?? 'text';
}
