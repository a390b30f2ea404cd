/** A name as it is compared: only its letters, in lower case and without accents. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/**
 * Pattern of a name with the additions of some systems: `utc_publish_at`, `article_release_date`,
 * `embargo_iso`.
 */
const WITH_ADDITIONS = `^(?:utc|gmt|is|item|article|news|post|story|content)?(?:NAME)(?:utc|gmt|iso|local|ts|timestamp)?$`;

const namePattern = (...names: string[]): RegExp =>
  new RegExp(WITH_ADDITIONS.replace('NAME', names.join('|')));

const TIME_WORDS = 'at|on|from|after|start|startdate|startsat|date|time|datetime|when';

/**
 * Names that always mean the time from which an item may be shown: `publish_at`, `go_live`, `pubblica_il`.
 */
const HOLD_NAME = namePattern(
  `(?:release|released|publish|published)(?:${TIME_WORDS})|publishing(?:${TIME_WORDS})|(?:pub|publication)(?:at|from|time|start|datetime)`,
  `golive(?:${TIME_WORDS})?`,
  `schedul(?:ed?|ing)(?:publish|publishing|publication|release)?(?:for|${TIME_WORDS})`,
  'schedul(?:ed?|ing)(?:publish|publishing|publication|release)',
  'date(?:time)?(?:of|to)?(?:publish|publishing|release)|dateof(?:publication)',
  '(?:available|visible|valid|shown?|display|displayed|online|active)(?:from|since|startdate)',
  '(?:hold|held)(?:until|till|to)',
  '(?:do)?not(?:publish|print|use|release|show|forpublication|forrelease|foruse)?(?:before|until)',
  '(?:da)?pubblica(?:re|zione|bile|to|ta)?(?:il|dal|da|dopo|alle|prevista|programmata|data|ora)',
  '(?:data|dataora|dataeora|ora|giorno)(?:di|della)?(?:pubblicazione|uscita|rilascio|programmazione|messaonline)',
  'programma(?:to|ta|re|zione)(?:per|il|dal|alle|data|ora)',
  '(?:visibile|disponibile|valido|online|inlinea|inrete|attivo)(?:dal|da)',
  'nonprima(?:di|del|delle)?|non(?:pubblicare|diffondere|usare)prima(?:di|del|delle)?',
);

/**
 * Names that may mean that time or something else, such as dates of publication in feeds. They count only if
 * the value is a time.
 */
const AMBIGUOUS_NAME = namePattern(
  'published|released|pubblicat[oa]|scheduled|programmat[oa]|schedule|release|publish|hold|onhold|uscita|online|visible',
  'publication|publishing|scheduling|pubdate|publicationdate|datepublished|pubblicazione|live(?:at|on|date|time)|publishedfor',
  '(?:available|visible|shown?|display|online)(?:at|on|date|time|datetime)',
);

const EMBARGO = /embargo/;
const EMBARGO_OVER =
  /^(?:no|senza|is|was)?embargo(?:is|was)?(?:lift(?:ed|s)?|removed|expired|over|ended|released|revocato|scaduto|rimosso|tolto|cessato)(?:at|on|date|il)?$|^(?:no|senza)embargo$/;
/** Names of details of an embargo other than its time: its reason, its kind, its author. */
const EMBARGO_DETAIL =
  /embargo(?:ed)?(?:reason|motivo|note?|type|tipo|kind|by|user|(?:time)?zone|tz|label|policy|text)$/;

export const isEmbargoName = (name: string): boolean => EMBARGO.test(lettersOf(name));

/**
 * Whether the time in a property is the end of what it names, as for an embargo; otherwise it is the
 * beginning.
 */
export const endsAtValue = (name: string): boolean => /embargo|^(?:on)?hold|^held/.test(lettersOf(name));

/** Whether a name means that an embargo is over, or since when: `embargo_lifted`, `no_embargo`. */
export const isEmbargoOverName = (name: string): boolean => EMBARGO_OVER.test(lettersOf(name));

/** Whether a name means that there is an embargo, but not until when: `embargo_reason`. */
export const isAboutEmbargo = (name: string): boolean => EMBARGO_DETAIL.test(lettersOf(name));

/**
 * Whether a name means the time from which an item may be shown, if its value is a time: `scheduled`,
 * `published`.
 */
export const mayBeHoldName = (name: string): boolean => AMBIGUOUS_NAME.test(lettersOf(name));

/** Whether a name, of any system, means the time from which an item may be shown. */
export const isHoldName = (name: string): boolean => isEmbargoName(name) || HOLD_NAME.test(lettersOf(name));
