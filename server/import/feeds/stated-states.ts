import { Rejected } from '../rejected.ts';

/** What systems call the state of an item, in whatever vocabulary, written in small letters without signs. */
const STATES = new Set(['status', 'poststatus', 'state', 'publishstatus', 'publicationstatus', 'visibility']);
/** States of what its newsroom does not show; any other word may mean anything, and is not looked at. */
const HIDDEN = new Set([
  ...[
    'draft',
    'autodraft',
    'bozza',
    'pending',
    'inattesa',
    'inrevisione',
    'review',
    'scheduled',
    'programmato',
  ],
  ...[
    'private',
    'privato',
    'privata',
    'riservato',
    'hidden',
    'nascosto',
    'password',
    'protected',
    'protetto',
  ],
  ...['trash', 'trashed', 'cestino', 'cestinato', 'deleted', 'eliminato', 'unpublished', 'nonpubblicato'],
  ...['withdrawn', 'ritirato', 'embargoed', 'embargo'],
]);

const DRAFTS = new Set([
  'draft',
  'isdraft',
  'bozza',
  'private',
  'isprivate',
  'hidden',
  'ishidden',
  'unpublished',
]);
const SHOWN = new Set([
  'published',
  'ispublished',
  'public',
  'ispublic',
  'visible',
  'isvisible',
  'pubblicato',
]);
const YES = new Set(['yes', 'true', '1', 'si', 'sì']);
const NO = new Set(['no', 'false', '0']);

const plain = (written: string): string => written.toLowerCase().replace(/[\s_-]+/g, '');

/** Whether a word of some system's own may say who sees an item. */
export function isStateName(name: string): boolean {
  const word = plain(name);
  return STATES.has(word) || DRAFTS.has(word) || SHOWN.has(word);
}

const isHidden = (name: string, value: string): boolean =>
  (STATES.has(name) && HIDDEN.has(value)) ||
  (DRAFTS.has(name) && YES.has(value)) ||
  (SHOWN.has(name) && NO.has(value)) ||
  (name === 'postpassword' && value !== '');

/**
 * Refuses what says, outside the vocabularies that are read, that it is a draft or private: `<status>bozza</status>`,
 * `"published": false`. @throws Rejected
 */
export function checkStates(stated: { place: string; name: string; value: string }[]): void {
  const hidden = stated.find(({ name, value }) => isHidden(plain(name), plain(value)));
  if (hidden) throw new Rejected(hidden.place.slice(0, 60), `${hidden.value.slice(0, 60)}: not published`);
}
