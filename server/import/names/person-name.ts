import { nameOf } from '../visible-text.ts';

const ADDRESS = /[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const AN_ADDRESS = /[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)+/;
const WEB = /^(?:https?:\/\/|www\.)\S+$/i;
/** `YXN-ABC`, `VR/BAR`, `sp/lrc`, `ADM`: how a desk signs off. */
const SIGN_OFF = /^(?:[A-Z0-9]{2,5}|[A-Z0-9]{1,5}(?:[-/_][A-Z0-9]{1,5})+|[^\s/]+\/[^\s/]+)$/;
/** `averdi`, `a.verdi`, `verdi_2`: one word that no name is written as. */
const LOGIN = /^(?:[a-z0-9][a-z0-9._-]*|\S*[0-9_]\S*|\S+\\\S+)$/;

/** A company has written nothing; its name ends in what it is by law. */
const COMPANY = /[\s,](?:Inc|Ltd|LLC|GmbH|S\.?p\.?A|S\.?r\.?l|plc)\.?$/;

const isSign = (word: string) => SIGN_OFF.test(word) || LOGIN.test(word);

/**
 * A name as it may stand under an article: without an address, and none where all that was said is an address, a login
 * or a desk's sign-off.
 */
export function personName(written: string | undefined): string | null {
  const text = written
    ?.replace(ADDRESS, '')
    .replace(/[(<[]\s*(?:mailto:|e-?mail:?)?\s*[)>\]]/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
  const name = nameOf(text);
  return name === null || WEB.test(name) || COMPANY.test(name) || isSign(name) ? null : name;
}

const INTRODUCTION = /^(?:di|da|by|a cura di|dal nostro inviato|dalla nostra inviata)$/i;

/** A byline: as written, with the words before the name; signs of desks among several names are taken out. */
export function bylineOf(written: string | undefined): string | null {
  const name = personName(written);
  if (name === null || INTRODUCTION.test(name)) return null;
  const parts = name.split(/\s*[,;]\s*/);
  const kept = parts.filter((part, at) => !isSign(part) || (at > 0 && /^[a-z]+$/.test(part)));
  const [introduction, ...rest] = name.split(' ');
  if (rest.length === 1 && introduction && INTRODUCTION.test(introduction) && isSign(rest[0] ?? ''))
    return null;
  return kept.length === parts.length ? name : nameOf(kept.join(', '));
}

export const holdsAddress = (text: string): boolean => AN_ADDRESS.test(text);
