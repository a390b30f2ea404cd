import { decodeHTMLStrict } from 'entities';
import { nameOf } from './visible-text.ts';

/** Signs that are looked at: who has more names has put a text in the wrong place. */
const LONGEST = 2000;

const MAIL = /[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:@]+/gu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()"]+/gi;

/** What systems call whoever has no name. */
const NOBODY = new Set([
  ...['admin', 'administrator', 'amministratore', 'root', 'webmaster', 'sysadmin', 'superuser', 'system'],
  ...['wordpress', 'wp', 'user', 'utente', 'guest', 'editor', 'author', 'autore', 'unknown', 'anonymous'],
  ...['noreply', 'no-reply', 'nobody', 'none', 'null', 'undefined', 'n/a', 'default', 'test', 'info'],
]);

/** `averdi`, `anna.verdi`, `redazione_web`, `mrossi82`, `@annaverdi`: a word that a machine knows somebody by. */
const isLogin = (name: string): boolean =>
  !/\s/.test(name) &&
  (/^@/.test(name) || /^[a-z0-9][a-z0-9._+-]*$/.test(name) || /[_\d]/.test(name) || /^\p{Ll}+$/u.test(name));

const isPerson = (name: string): boolean =>
  /\p{L}/u.test(name) && !NOBODY.has(name.toLowerCase()) && !isLogin(name);

const words = (name: string): number => name.split(/\s+/).length;

/** Several persons in one line; a comma may also stand within a name: `Verdi, Anna`. */
function parted(line: string): string[] {
  const parts = line.split(/\s*[;|\n]\s*/).flatMap((part) => {
    const names = part.split(/\s*,\s*|\s+(?:e|ed|and|&|y|et|und)\s+/i).filter((name) => name !== '');
    return names.length > 1 && names.every((name) => words(name) > 1 && words(name) < 5) ? names : [part];
  });
  return parts.map((part) =>
    part
      .replace(/^[\s,;:"'«“-]+|[\s,;:"'»”-]+$/g, '')
      .replace(/^\((.*)\)$/, '$1')
      .trim(),
  );
}

/**
 * The names of persons in what a format has for an author: `mail (Name)`, `Name <mail>`, `Name (mail)`, a login, a name,
 * several of them. An e-mail address, a login or the address of a page is never a name; where nothing else stands, there
 * is none.
 */
export function personNames(written: string): string[] {
  const line = decodeHTMLStrict(
    written.slice(0, LONGEST).replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, ' '),
  )
    .replace(/mailto:/gi, '')
    .replace(MAIL, ' ')
    .replace(ADDRESS, ' ')
    .replace(/<\s*>|\(\s*\)|\[\s*\]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const names = parted(line).flatMap((name) => nameOf(name) ?? []);
  return [...new Set(names.filter(isPerson))];
}

/** All names of several authors, each once. */
export const allPersonNames = (written: string[]): string[] => [...new Set(written.flatMap(personNames))];
