import { isRelease } from '../ninjs/deciders.ts';
import { Rejected } from '../rejected.ts';
import { codeOf } from './code-of.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What systems call the state of an item, in whatever vocabulary, written in small letters without signs. */
const STATE_NAMES = words(`
  status poststatus state stato publishstatus publicationstatus pubstatus itemstatus articlestatus workflowstatus
  workflowstate reviewstate moderationstate states visibility visibilita accessrights`);

/** States of what its newsroom does not show; any other word may mean anything, and is not looked at. */
const HIDDEN_STATES = words(`
  draft autodraft bozza inbozza pending inattesa review pendingreview inreview needsreview awaitingreview
  awaitingapproval inrevisione inattesadirevisione inattesadiapprovazione inapprovazione dapubblicare daapprovare
  darivedere inlavorazione inprogress wip scheduled programmato programmata
  private privato privata riservato riservata hidden nascosto nascosta password protected protetto protetta
  trash trashed cestino cestinato deleted eliminato eliminata rejected respinto
  unpublished nonpubblicato nonpubblicata nonpubblicare notpublished donotpublish withheld canceled cancelled
  annullato annullata killed inactive disabled disattivato suspended sospeso sospesa offline
  withdrawn ritirato ritirata embargoed embargo`);

/** Names of what hides an item where it is true. */
const HIDING_FLAGS = words(`
  draft isdraft bozza private isprivate privato hidden ishidden nascosto unpublished isunpublished nonpubblicato
  deleted isdeleted trashed protected isprotected passwordprotected scheduled isscheduled programmato`);
/** Names of what hides an item where it is false. */
const SHOWING_FLAGS = words(`
  published ispublished public ispublic visible isvisible released pubblicato pubblico visibile`);
const PASSWORDS = words('postpassword password');

const YES = words('yes y true 1 on si sì vero');
const NO = words('no n false 0 off falso');

const plain = (written: string): string => written.toLowerCase().replace(/[\s_-]+/g, '');

/** Whether a word of some system's own may say who sees an item. */
export function isStateName(name: string): boolean {
  const word = plain(name);
  return STATE_NAMES.has(word) || HIDING_FLAGS.has(word) || SHOWING_FLAGS.has(word) || PASSWORDS.has(word);
}

/** Whether a word of some system's own says from when an item may be shown. */
export function isHoldName(name: string): boolean {
  const word = plain(name);
  return /^embargo[a-z]*$/.test(word) || (isRelease(word) && !SHOWING_FLAGS.has(word));
}

const END =
  /^(?:valid(?:until|to|thru|through)|(?:publish|available|visible|show|shown|online)(?:until|to)|unpublish(?:at|on|date)|kill(?:date|at)|(?:expiration|expiry)date|datascadenza|scadenza|(?:valido|visibile)finoal?)$/;
const EXPIRY = /^expires?(?:at|on|date)?$/;

/** Whether a word of some system's own says until when an item may be shown. */
export const isEndName = (name: string): boolean => END.test(plain(name));

/** Whether a name says something of who may see an item, from when, or until when. */
export const isTold = (name: string): boolean =>
  isStateName(name) || isHoldName(name) || isEndName(name) || EXPIRY.test(plain(name));

const isHidden = (name: string, value: string): boolean =>
  (STATE_NAMES.has(name) &&
    (HIDDEN_STATES.has(plain(codeOf(value))) || NO.has(value) || /^-\d$/.test(value))) ||
  (HIDING_FLAGS.has(name) && (YES.has(value) || value === name)) ||
  (SHOWING_FLAGS.has(name) && NO.has(value)) ||
  (PASSWORDS.has(name) && value !== '' && !NO.has(value));

/** What an item says in one place: the place, the last part of its name, the value. */
export type Stated = { place: string; name: string; value: string };

/**
 * Refuses what says, outside the vocabularies that are read, that it is a draft or private: `<status>bozza</status>`,
 * `"published": false`. @throws Rejected
 */
export function checkStates(stated: Stated[]): void {
  const hidden = stated.find(({ name, value }) =>
    isHidden(plain(name), value.toLowerCase().replace(/[\s_]+/g, '')),
  );
  if (hidden) throw new Rejected(hidden.place.slice(0, 60), `${hidden.value.slice(0, 60)}: not published`);
}

/** The moments from which an item may be shown by a word of some system's own; a `no` is none. */
export const holdsIn = (stated: Stated[]): { place: string; written: string }[] =>
  stated
    .filter(({ name, value }) => isHoldName(name) && value !== '' && !NO.has(plain(value)))
    .map(({ place, value }) => ({ place, written: value }));

const written = ({ place, value }: Stated) => (value === '' ? [] : [{ place, written: value }]);

/** The moments until which an item may be shown by a word of some system's own. */
export const endsIn = (stated: Stated[]): { place: string; written: string }[] =>
  stated.filter(({ name }) => isEndName(name)).flatMap(written);

/** From when its source counts an item as no longer of interest. */
export const expiryIn = (stated: Stated[]): string | undefined =>
  stated.filter(({ name }) => EXPIRY.test(plain(name))).flatMap(written)[0]?.written;
