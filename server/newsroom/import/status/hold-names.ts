/** A name as it is compared: its letters alone, small and without accents. */
const letters = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** What systems write around such a name: `utc_publish_at`, `article_release_date`, `embargo_iso`. */
const AROUND = `^(?:utc|gmt|is|item|article|news|post|story|content)?(?:NAME)(?:utc|gmt|iso|local|ts|timestamp)?$`;

const named = (...names: string[]): RegExp => new RegExp(AROUND.replace('NAME', names.join('|')));

const WHEN = 'at|on|from|after|start|startdate|startsat|date|time|datetime|when';

/** From when an item may be shown, and nothing else: `publish_at`, `scheduledFor`, `go_live`, `pubblica_il`. */
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

/** What may say it beside other things, as dates of publication in feeds: only where it is a moment. */
const PERHAPS = named(
  'published|released|pubblicat[oa]|scheduled|programmat[oa]|schedule|release|publish|hold|onhold|uscita|online|visible',
  'publication|publishing|scheduling|pubdate|publicationdate|datepublished|pubblicazione|live(?:at|on|date|time)|publishedfor',
  '(?:available|visible|shown?|display|online)(?:at|on|date|time|datetime)',
);

const EMBARGO = /embargo/;
const OVER =
  /^(?:no|senza|is|was)?embargo(?:is|was)?(?:lift(?:ed|s)?|removed|expired|over|ended|released|revocato|scaduto|rimosso|tolto|cessato)(?:at|on|date|il)?$|^(?:no|senza)embargo$/;
/** What stands beside an embargo and gives no hour: why, of which kind, by whom. */
const ABOUT =
  /embargo(?:ed)?(?:reason|motivo|note?|type|tipo|kind|by|user|(?:time)?zone|tz|label|policy|text)$/;

export const isEmbargoName = (name: string): boolean => EMBARGO.test(letters(name));

/** Whether what is said under a name lasts until a moment: an embargo; anything else begins at one. */
export const isUntil = (name: string): boolean => /embargo|^(?:on)?hold|^held/.test(letters(name));

/** `embargo_lifted`, `no_embargo`: whether an embargo is over, or since when. */
export const isOverName = (name: string): boolean => OVER.test(letters(name));

/** `embargo_reason`: that there is an embargo, and not until when. */
export const isAboutEmbargo = (name: string): boolean => ABOUT.test(letters(name));

/** Whether a word says from when an item may be shown only where it is a moment: `scheduled`, `published`. */
export const isPerhapsHoldName = (name: string): boolean => PERHAPS.test(letters(name));

/** Whether a word of some system's own says from when an item may be shown. */
export const isHoldName = (name: string): boolean => isEmbargoName(name) || HOLD.test(letters(name));
