import { fold } from '#domain/text.ts';
import {
  DEPARTMENT_FIRST_WORDS,
  DEPARTMENT_WORDS,
  FIRST_NAMES,
  PARTICLES,
  SOURCES,
  SYSTEM_NAMES,
} from './name-lists.ts';

/** A word in the form of the lists. */
const normalised = (word: string): string => fold(word).replace(/[.’']/g, '').trim();

/** Phrases instead of a name that identify no person, as a whole line or a part of one. */
const NOBODY_PHRASE = new RegExp(
  `^(?:${[
    'letter[ae] (?:firmat[ae]|anonim[ae]|apert[ae]|al direttore|alla redazione|dei lettori)',
    '(?:articolo|testo|lettera) non firmat[oa]',
    '(?:non|senza) firma(?:t[oa])?',
    'segue(?: la)? firma|firma (?:illeggibile|in calce)',
    'autori vari|vari autori|a\\.?\\s?a\\.?\\s?v\\.?\\s?v\\.?',
    'nome e cognome',
    'contenuto (?:sponsorizzato|promozionale|pubblicitario)',
    '(?:informazione|inserzione|messaggio) (?:pubblicitari[oa]|promozionale|elettorale)',
    '(?:riproduzione|tutti i diritti) riservat[ai]',
    "(?:il |la )?premio \\p{L}+(?: per (?:(?:la|il|lo|le|i) |l['’])?\\p{L}+)?(?:,? \\d{4})?",
    '(?:font[ei]|sources?|quellen?)\\s*:.*',
  ].join('|')})$`,
  'iu',
);

/** Whether a phrase names no person: `Fonte Ansa` names a source, but `Fonte Lucia` is a person. */
export const isPhraseWithoutPerson = (text: string): boolean => {
  const [, source] = /^font[ei]\s+(.+)$/i.exec(text) ?? [];
  return NOBODY_PHRASE.test(text.trim()) || (source !== undefined && isSource(source));
};

/**
 * Whether a name is a system's default, also in two words, such as `Super User`, the first account of Joomla.
 */
export const isSystemName = (name: string): boolean => SYSTEM_NAMES.has(normalised(name).replace(/\s+/g, ''));
export const isDepartmentOnly = (word: string): boolean => DEPARTMENT_WORDS.has(normalised(word));
export const isDepartmentWord = (word: string): boolean =>
  isDepartmentOnly(word) || DEPARTMENT_FIRST_WORDS.has(normalised(word));
export const isFirstName = (word: string): boolean => FIRST_NAMES.has(normalised(word));

/** Whether a text is only names of agencies and papers: `ANSA`, `Associated Press`, `NTB-AFP-DPA`. */
export function isSource(name: string): boolean {
  const isListed = (one: string) => SOURCES.has(normalised(one)) || SOURCES.has(fold(one).trim());
  return isListed(name) || name.split(/[\s/+-]+/).every(isListed);
}

const ITALIAN_ROLES = [
  'inviat[oaie]',
  'corrispondent[ei]',
  '(?:vice|con|co)?diret(?:tore|tori|trice)',
  'dir',
  '(?:capo|capi|vice)*redat(?:tore|tori|trice)',
  'caposervizio',
  'giornalist[aie]',
  'editorialist[ae]',
  'opinionist[ae]',
  'collabora(?:tore|tori|trice)',
  'fotograf[oai]',
  'professor(?:e|essa)?',
  'docente',
  'ricerca(?:tore|trice)',
  'ministr[oa]',
  '(?:vice)?president(?:e|essa)',
  'sindac[oa]',
  'deputat[oa]',
  'sena(?:tore|trice)',
  'vescovo',
  'cardinale',
  'segretari[oa]',
  'assessor[ea]',
];
const OTHER_ROLES = [
  '(?:special )?correspondents?',
  'reporters?',
  'writers?',
  'editors?',
  'columnist',
  'photographer',
  'contributor',
  'freelance',
  'staff',
  'korrespondent\\w*',
  'redakteur\\w*',
  'envoyee?',
  'correspondant\\w*',
  'journalist\\w*',
  'corresponsal',
  'enviad[oa]',
  'redactora?',
  'periodista',
  'special',
];
/** Roles written before or after a name: reporters, editors, and other authors. */
const ROLE = new RegExp(`^(?:${[...ITALIAN_ROLES, ...OTHER_ROLES].join('|')})$`);
/** Roles that are never a family name. */
const NEVER_SURNAME = /^(?:vescovo|cardinale|sindac[oa]|ministr[oa]|segretari[oa]|special|dir)$/;

export const isParticle = (word: string): boolean => PARTICLES.has(word.replace(/['’]$/, ''));
export const isRole = (word: string): boolean => ROLE.test(normalised(word));
export const isRoleAfterName = (word: string): boolean =>
  isRole(word) && !NEVER_SURNAME.test(normalised(word));

const HONORIFIC =
  /^(?:(?:prof|dott|dr|sig|on|avv)\.?\s?(?:ssa|ra|ri)\.?|(?:prof|dott|dr|avv|mr|mrs|ms|mme)\.?|(?:on|sen|gen|col|cap|rag|comm|arch|ing|sig|rev|mons|geom|cav|ten|magg)\.|(?:il |la |l['’])?(?:dottor|dottore|dottoressa|professor|professore|professoressa|ingegner|avvocato|signor|signora|onorevole|monsignor)|don|padre|suor|fra)\s+(?=\S)/i;
/** Titles that are also names when they are capitalised. */
const ALSO_A_NAME = /^(?:Don|Padre|Suor|Fra|Ten\.|Col\.)\s/;
const DEGREE = /[\s,]+(?:ph\.?\s?d\.?|m\.?d\.?|msc|mba|esq\.?)$/i;

/** A name without the titles before and after it. */
export function withoutTitles(name: string): string {
  let result = name
    .replace(DEGREE, '')
    .replace(/^((?:prof|dott|dr|avv|ing|arch|on|sen|mons)\.)(?=\S)(?!ssa)/i, '$1 ');
  for (let found = HONORIFIC.exec(result); found && !ALSO_A_NAME.test(result); found = HONORIFIC.exec(result))
    result = result.slice(found[0].length);
  return result;
}

/** Whether a name ends in the legal form of a company, which is not an author. */
export const isCompany = (name: string): boolean =>
  /[\s,](?:Inc|Ltd|LLC|GmbH|AG|S\.?p\.?A|S\.?r\.?l|S\.?n\.?c|plc|Corp|& Co|& C|Editore|Edizioni|Editrice)\.?$/i.test(
    name,
  );
