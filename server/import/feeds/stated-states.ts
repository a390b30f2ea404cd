import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';

/** What systems call the state of an item, in whatever vocabulary, written in small letters without signs. */
const STATES = new Set([
  ...['status', 'poststatus', 'state', 'stato', 'publishstatus', 'publicationstatus', 'pubstatus'],
  ...['workflowstate', 'reviewstate', 'moderationstate', 'visibility', 'visibilita'],
]);
/** States of what its newsroom does not show; any other word may mean anything, and is not looked at. */
const HIDDEN = new Set([
  ...[
    'draft',
    'autodraft',
    'bozza',
    'pending',
    'inattesa',
    'inrevisione',
    'inattesadirevisione',
    'pendingreview',
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
  ...[
    'notpublished',
    'nonpubblicata',
    'withheld',
    'canceled',
    'cancelled',
    'annullato',
    'killed',
    'inactive',
  ],
  ...['disabled', 'disattivato'],
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
const YES = new Set(['yes', 'y', 'true', '1', 'on', 'si', 'sì', 'vero']);
const NO = new Set(['no', 'n', 'false', '0', 'off', 'falso']);

const plain = (written: string): string => written.toLowerCase().replace(/[\s_-]+/g, '');

/** Whether a word of some system's own may say who sees an item. */
export function isStateName(name: string): boolean {
  const word = plain(name);
  return STATES.has(word) || DRAFTS.has(word) || SHOWN.has(word);
}

const isHidden = (name: string, value: string): boolean =>
  (STATES.has(name) && (HIDDEN.has(plain(codeOf(value))) || NO.has(value) || /^-\d$/.test(value))) ||
  (DRAFTS.has(name) && (YES.has(value) || value === name)) ||
  (SHOWN.has(name) && NO.has(value)) ||
  (name === 'postpassword' && value !== '');

/**
 * Refuses what says, outside the vocabularies that are read, that it is a draft or private: `<status>bozza</status>`,
 * `"published": false`. @throws Rejected
 */
export function checkStates(stated: { place: string; name: string; value: string }[]): void {
  const hidden = stated.find(({ name, value }) =>
    isHidden(plain(name), value.toLowerCase().replace(/[\s_]+/g, '')),
  );
  if (hidden) throw new Rejected(hidden.place.slice(0, 60), `${hidden.value.slice(0, 60)}: not published`);
}

const HOLDS = /^(?:embargo[a-z]*|publish(?:at|after)|notbefore|holduntil|(?:visible|available|valid)from)$/;

/** Whether a word of some system's own says from when an item may be shown, and its value is more than a `no`. */
export const isHold = ({ name, value }: { name: string; value: string }): boolean =>
  HOLDS.test(plain(name)) && value !== '' && !NO.has(plain(value));
