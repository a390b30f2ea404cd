/** A name as it is compared: only its letters, in lower case and without accents. */
const letters = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Additions that systems write around such a name: `utc_publish_at`, `article_release_date`, `embargo_iso`. */
const AROUND = `^(?:utc|gmt|is|item|article|news|post|story|content)?(?:NAME)(?:utc|gmt|iso|local|ts|timestamp)?$`;

const named = (...names: string[]): RegExp => new RegExp(AROUND.replace('NAME', names.join('|')));

const WHEN = 'at|on|from|after|start|startdate|startsat|date|time|datetime|when';

/** Names that can only mean from when an item may be shown: `publish_at`, `scheduledFor`, `go_live`, `pubblica_il`. */
const HOLD = named(
  `(?:release|released|publish|published)(?:${WHEN})|publishing(?:${WHEN})|(?:pub|publication)(?:at|from|time|start|datetime)`,
  `golive(?:${WHEN})?`,
  `schedul(?:ed?|ing)(?:publish|publishing|publication|release)?(?:for|${WHEN})`,
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
 * Names that may mean it or something else, such as dates of publication in feeds. They count only where the value is a
 * moment.
 */
const PERHAPS = named(
  'published|released|pubblicat[oa]|scheduled|programmat[oa]|schedule|release|publish|hold|onhold|uscita|online|visible',
  'publication|publishing|scheduling|pubdate|publicationdate|datepublished|pubblicazione|live(?:at|on|date|time)|publishedfor',
  '(?:available|visible|shown?|display|online)(?:at|on|date|time|datetime)',
);

const EMBARGO = /embargo/;
const OVER =
  /^(?:no|senza|is|was)?embargo(?:is|was)?(?:lift(?:ed|s)?|removed|expired|over|ended|released|revocato|scaduto|rimosso|tolto|cessato)(?:at|on|date|il)?$|^(?:no|senza)embargo$/;
/** Names beside an embargo that give no hour: its reason, its kind, its author. */
const ABOUT =
  /embargo(?:ed)?(?:reason|motivo|note?|type|tipo|kind|by|user|(?:time)?zone|tz|label|policy|text)$/;

export const isEmbargoName = (name: string): boolean => EMBARGO.test(letters(name));

/** Whether the value of a name ends at its moment, as an embargo does; any other begins at it. */
export const isUntil = (name: string): boolean => /embargo|^(?:on)?hold|^held/.test(letters(name));

/** `embargo_lifted`, `no_embargo`: names that say whether an embargo is over, or since when. */
export const isOverName = (name: string): boolean => OVER.test(letters(name));

/** `embargo_reason`: names that say that there is an embargo, but not until when. */
export const isAboutEmbargo = (name: string): boolean => ABOUT.test(letters(name));

/** Whether a name means from when an item may be shown only if its value is a moment: `scheduled`, `published`. */
export const isPerhapsHoldName = (name: string): boolean => PERHAPS.test(letters(name));

/** Whether a name, of any system, means from when an item may be shown. */
export const isHoldName = (name: string): boolean => isEmbargoName(name) || HOLD.test(letters(name));
