import { Rejected } from '../rejected.ts';
import { codeOf } from './code-of.ts';
import { isHoldName, mayBeHoldName } from './hold-names.ts';
import { isNo, isYes, normalised, wordSet } from './plain-words.ts';

/** Names for the state of an item in any vocabulary, in lower case and without punctuation. */
const STATE_NAMES = wordSet('states visibility visibilita accessrights pubstatus');
/** What a state may be the state of, before the word in English and behind it in Italian. */
const STATED =
  '(?:post|item|article|articolo|content|contenuto|editoriale?|publish|publication|pubblicazione|workflow|review|revisione|moderation|news|notizia|story|entry|page|lavorazione|redazionale)';
const STATE_NAME = new RegExp(`^(?:${STATED}?(?:status|state|stato)|(?:status|state|stato)${STATED})$`);
const isNameOfState = (word: string): boolean => STATE_NAMES.has(word) || STATE_NAME.test(word);

/** States of items that their newsroom does not show. Any other word may mean anything and is ignored. */
const HIDDEN_STATES = wordSet(`
  draft autodraft bozza inbozza pending inattesa review pendingreview inreview needsreview awaitingreview
  awaitingapproval inrevisione inattesadirevisione inattesadiapprovazione inapprovazione dapubblicare daapprovare
  darivedere inlavorazione inprogress wip scheduled programmato programmata
  private privato privata riservato riservata hidden nascosto nascosta password protected protetto protetta
  trash trashed cestino cestinato deleted eliminato eliminata rejected respinto
  unpublished nonpubblicato nonpubblicata nonpubblicare notpublished donotpublish withheld canceled cancelled
  annullato annullata killed inactive disabled disattivato suspended sospeso sospesa offline
  hold onhold inattesadipubblicazione spiked expired scaduto scaduta unpublish depublished depubblicato depubblicata
  rifiutato rifiutata unapproved notapproved nonapprovato nonapprovata internal interno usointerno
  workinprogress queued incoda drafts bozze
  withdrawn ritirato ritirata embargoed embargo cancellato cancellata retracted rimosso rimossa removed
  darevisionare davalidare dacorreggere nonvisibile oscurato oscurata forreview readyforreview tobeapproved
  submitted indraft preview anteprima`);

/** Names of properties that hide an item if they are true. */
const FLAGS_THAT_HIDE = wordSet(`
  draft isdraft bozza private isprivate privato hidden ishidden nascosto unpublished isunpublished nonpubblicato
  deleted isdeleted trashed protected isprotected passwordprotected scheduled isscheduled programmato
  hold onhold isonhold held nonpubblicare donotpublish cancellato eliminato annullato ritirato rimosso
  withdrawn iswithdrawn retracted killed removed isremoved canceled cancelled`);
/** Names of properties that hide an item if they are false. */
const FLAGS_THAT_SHOW = wordSet(`
  published ispublished public ispublic visible isvisible released pubblicato pubblico visibile pubblicabile online`);
/** Names of properties that hide an item if they have a date. */
const TIMES_OF_DELETION = wordSet(`
  deletedat deletedon trashedat withdrawnat retractedat removedat cancellatoil eliminatoil`);
const PASSWORD_NAMES = wordSet('postpassword password');

/** Whether a name, of any system, may say who sees an item. */
export function isStateName(name: string): boolean {
  const word = normalised(name);
  return (
    isNameOfState(word) ||
    TIMES_OF_DELETION.has(word) ||
    FLAGS_THAT_HIDE.has(word) ||
    FLAGS_THAT_SHOW.has(word) ||
    PASSWORD_NAMES.has(word)
  );
}

/** Whether the value of a name is a boolean: `draft`, `published`. */
export const isFlagName = (name: string): boolean =>
  FLAGS_THAT_HIDE.has(normalised(name)) || FLAGS_THAT_SHOW.has(normalised(name));

const END_NAME =
  /^(?:valid(?:until|to|thru|through)|(?:publish|available|visible|show|shown|online)(?:until|to)|unpublish(?:ed)?(?:at|on|date)|kill(?:date|at)|(?:expiration|expiry)date|datascadenza|scadenza|(?:valido|visibile)finoal?)$/;
const EXPIRY_NAME = /^expires?(?:at|on|date)?$/;

/** Whether a name, of any system, means until when an item may be shown. */
export const isEndName = (name: string): boolean => END_NAME.test(normalised(name));

/** Whether a name concerns who may see an item, from when, or until when. */
export const isStatusName = (name: string): boolean =>
  isStateName(name) ||
  isHoldName(name) ||
  mayBeHoldName(name) ||
  isEndName(name) ||
  EXPIRY_NAME.test(normalised(name));

/** The number of a draft, or a remark in brackets: `Bozza n. 2`, `draft (v2)`. */
const REMARK = /(?:[([].*[)\]]|(?:n|nr|no|v|ver|versione?|rev)?\.?\d+)$/;

function isHiddenState(value: string): boolean {
  const state = normalised(codeOf(value));
  return HIDDEN_STATES.has(state) || HIDDEN_STATES.has(state.replace(REMARK, ''));
}

const isHidden = (name: string, value: string): boolean =>
  (isNameOfState(name) && (isHiddenState(value) || isNo(value) || /^-\d$/.test(value))) ||
  (FLAGS_THAT_HIDE.has(name) && (isYes(value) || isHiddenState(value))) ||
  (FLAGS_THAT_SHOW.has(name) && (isNo(value) || isHiddenState(value))) ||
  (TIMES_OF_DELETION.has(name) && /[1-9]/.test(value)) ||
  (PASSWORD_NAMES.has(name) && value !== '' && !isNo(value));

/** A property of an item: its place in the item, the last part of its name, and its value. */
export type StatedValue = { place: string; name: string; value: string };

/**
 * Refuses an item that says outside the known vocabularies that it is a draft or private: `<status>bozza</status>`,
 * `"published": false`. @throws Rejected
 */
export function checkStates(stated: StatedValue[]): void {
  const hidden = stated.find(({ name, value }) =>
    isHidden(normalised(name), value.toLowerCase().replace(/[\s\p{Cf}_]+/gu, '')),
  );
  if (hidden) throw new Rejected(hidden.place.slice(0, 60), `${hidden.value.slice(0, 60)}: not published`);
}

const toWrittenDate = ({ place, value }: StatedValue) => (value === '' ? [] : [{ place, written: value }]);

/** The times until which an item may be shown, by properties of any system. */
export const endsIn = (stated: StatedValue[]): { place: string; written: string }[] =>
  stated.filter(({ name }) => isEndName(name)).flatMap(toWrittenDate);

/** The time from which the source counts an item as no longer of interest. */
export const expiryIn = (stated: StatedValue[]): string | undefined =>
  stated.filter(({ name }) => EXPIRY_NAME.test(normalised(name))).flatMap(toWrittenDate)[0]?.written;
