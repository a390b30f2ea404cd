import { fold } from '#domain/text.ts';
import { codeOf } from '../status/code-of.ts';
import { hasIptcCodeForm, isMediaTopic, topLevelOf } from './media-topics.ts';
import { isSubjectCode } from './subject-codes.ts';

/** Names of sections by the codes in deliveries: an agency's category, or a code of a vocabulary. */
export type SectionTable = ReadonlyMap<string, string>;

/** The categories of the federation of Italian publishers and of ANSA, which agencies send instead of a section. */
const SECTION_BY_CATEGORY: Record<string, string> = {
  CRO: 'Cronaca',
  CLJ: 'Cronaca',
  DIS: 'Cronaca',
  EDU: 'Cronaca',
  HUM: 'Cronaca',
  REL: 'Cronaca',
  SOI: 'Cronaca',
  POL: 'Politica',
  EST: 'Esteri',
  WAR: 'Esteri',
  ECO: 'Economia',
  FIN: 'Economia',
  LAB: 'Economia',
  PEC: 'Economia',
  SPR: 'Sport',
  SPO: 'Sport',
  SPE: 'Spettacoli',
  ACE: 'Spettacoli',
  LIF: 'Spettacoli',
  CUL: 'Cultura',
  SCI: 'Scienza',
  HTH: 'Scienza e Salute',
  ENV: 'Ambiente e Meteo',
  WEA: 'Ambiente e Meteo',
};

/** The seventeen top-level subjects of IPTC: their Italian names, and the section of each. */
const TOP_LEVEL_TOPICS: Record<string, [name: string, section: string]> = {
  '01': ['Arte, cultura, intrattenimento e media', 'Cultura e Spettacoli'],
  '02': ['Criminalità, diritto e giustizia', 'Cronaca'],
  '03': ['Disastri, incidenti ed emergenze', 'Cronaca'],
  '04': ['Economia, affari e finanza', 'Economia'],
  '05': ['Istruzione', 'Cronaca'],
  '06': ['Ambiente', 'Ambiente e Meteo'],
  '07': ['Salute', 'Scienza e Salute'],
  '08': ['Curiosità', 'Cronaca'],
  '09': ['Lavoro', 'Economia'],
  '10': ['Stile di vita e tempo libero', 'Cultura e Spettacoli'],
  '11': ['Politica', 'Politica'],
  '12': ['Religione', 'Cronaca'],
  '13': ['Scienza e tecnologia', 'Scienza e Salute'],
  '14': ['Società', 'Cronaca'],
  '15': ['Sport', 'Sport'],
  '16': ['Conflitti, guerra e pace', 'Esteri'],
  '17': ['Meteo', 'Ambiente e Meteo'],
};

export const NO_TABLE: SectionTable = new Map();

const tableKey = (written: string) => topicCode(written) ?? fold(written).trim();

/**
 * Makes a table of the newsroom's entries, whose codes may be in any spelling: `CRO`, `fieg:CRO`,
 * `http://…/CRO`.
 */
export const toSectionTable = (entries: Record<string, string>): SectionTable =>
  new Map(Object.entries(entries).map(([code, name]) => [tableKey(code), name]));

const newsroomSection = (table: SectionTable, written: string) =>
  table.get(tableKey(written)) ?? table.get(tableKey(codeOf(written)));

/** The section that a category or a code means. */
export const sectionOf = (written: string, table: SectionTable): string | undefined =>
  newsroomSection(table, written) ??
  SECTION_BY_CATEGORY[codeOf(written).toUpperCase()] ??
  sectionOfTopic(written, table);

/** Whether a word is the name of a section, as readers see it: `Politica`. */
export function isSectionName(written: string, table: SectionTable): boolean {
  const name = fold(written).trim();
  const known = [
    ...table.values(),
    ...Object.values(SECTION_BY_CATEGORY),
    ...Object.values(TOP_LEVEL_TOPICS).map(([, section]) => section),
  ];
  return known.some((section) => fold(section) === name);
}

const TOPIC = /^(\S*(?:medtop|mediatopic|subj|subjectcode|iptc|mtop)[\w.-]*[:/#])?(\d{8})\/?(?:[?#]\S*)?$/i;

/** Limit of characters of a topic's address; for longer words, the pattern above would take too much time. */
const MAX_LENGTH = 200;

/**
 * The eight digits of an IPTC topic or subject, in any version and spelling. Agencies add codes of their own to its
 * vocabularies; bare digits, which may be a date or a number, count only if the vocabulary has them.
 */
export function topicCode(written: string | undefined): string | undefined {
  const text = written?.trim() ?? '';
  const [, vocabulary, code] = (text.length > MAX_LENGTH ? null : TOPIC.exec(text)) ?? [];
  if (code === undefined || !hasIptcCodeForm(code)) return undefined;
  const isKnown = vocabulary !== undefined || isSubjectCode(code) || isMediaTopic(code);
  return isKnown ? code : undefined;
}

/** The section of a topic: the newsroom's for it or for its top-level topic, else the default of that one. */
export function sectionOfTopic(written: string, table: SectionTable): string | undefined {
  const code = topicCode(written);
  const topLevel = code && topLevelOf(code);
  return (
    newsroomSection(table, written) ??
    (topLevel && (table.get(`${topLevel}000000`) ?? TOP_LEVEL_TOPICS[topLevel]?.[1]))
  );
}

/** The name of a topic whose item gives none; only top-level topics have one here. */
export const topicName = (code: string): string | undefined =>
  code.endsWith('000000') ? TOP_LEVEL_TOPICS[code.slice(0, 2)]?.[0] : undefined;
