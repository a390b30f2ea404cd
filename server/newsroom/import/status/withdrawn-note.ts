import { anyPart, GREETING, POLITE_OPENING } from './note-words.ts';

/** Words for the text itself, so that a sentence about them is not about an event in the news. */
const TEXT_NOUN =
  '(?:notizia|lancio|articolo|servizio|pezzo|testo|flash|dispaccio|take|story|article|item|text|copy)';
const THIS_TEXT = String.raw`(?:(?:il|la|lo|questo|questa|quest[’']|l[’']|the|this)\s*)?(?:(?:presente|above)\s+)?${TEXT_NOUN}(?:\s+(?:delle|of|at)\s+(?:ore\s+)?\d[\d.:]*)?`;
const TAKEN_BACK =
  '(?:(?:annullat|ritirat|cestinat)[oaie]|cancellata|annullare|ritirare|cestinare|withdrawn|killed|retracted|cancell?ed|spiked)';
/** The end of a statement: with more words it is about something else, or about a text that this one replaces. */
const ENDS = String.raw`(?=\W*$|,(?!\s*(?:vale|sostitui|replaced)))`;
const IS_TAKEN_BACK = String.raw`(?:(?:[eè][’']?(?:\s+stat[ao]|\s+da considerarsi)?|va|viene|deve essere|is|was|has been|must be|should be|to be)\s+)?(?:da\s+)?${TAKEN_BACK}${ENDS}`;

/** Verbs that tell newsrooms to give up what follows: the text, unless a part of it or an earlier text is named. */
const GIVE_UP = String.raw`(?:kill|withdraw|retract|spike|disregard|annull(?:are|a)|ritirare|cestinare|streichen)\b`;
const OTHER_OBJECT = String.raw`\s+(?:(?:the|an?|il|lo|la|i|gli|le|un[oa]?)\s+)?(?:\d\w*\s+|${TEXT_NOUN}\s+)?(?:[\p{L}’']+\s+)?(?:graf|paragraph|quote|headline|caption|photo|picture|reference|sentence|previous|earlier|prior|fee|bill|foto|immagin|didascali|titol|capovers|paragraf|accredit|virgolett|riferiment|grafic|video|precedent)`;
const REPLACED_OBJECT = String.raw`\s+e\s+(?:sostitui|rettific)`;
const IS_TO_GIVE_UP = `${GIVE_UP}(?!${OTHER_OBJECT}|${REPLACED_OBJECT})`;

/** Words that also begin news, `Annullato lo sciopero`: they are about the text alone, for a reason, or with its noun. */
const GIVEN_UP =
  '(?:killed|withdraw(?:n|al)|retract(?:ed|ion)|annullat[oaie]|annullamento|ritirat[oaie]|cestinat[oae]|annulation|anulad[oa]|anulaci[oó]n)';
const WITH_REASON = String.raw`\s+(?:per|in attesa|causa|subito|immediat\w+|urgent\w*|due to|pending|because|(?:by|dalla|dall[’']|dal)\s*(?:the\s+)?(?:source|agency|desk|editors?|fonte|redazione|agenzia|autore|author))(?!\p{L})`;
const OF_THIS_TEXT = String.raw`\s+(?:(?:of|di|del|della|dell[’'])\s*)?${THIS_TEXT}(?!\p{L})(?:(?<=notizia|lancio|flash|dispaccio|take|story)|(?!\s+(?:\d|di\s)))`;
const IS_GIVEN_UP = `${GIVEN_UP}(?:${ENDS}|${WITH_REASON}|${OF_THIS_TEXT})`;

/** Verbs that are about the text only with its noun: `Fermare la notizia`. */
const STOP_THE_TEXT = String.raw`(?:ferma(?:re|te)|elimina(?:re|te)|blocca(?:re|te)|rimuove(?:re|te)|cancella(?:re|te)|ignora(?:re|te)|non\s+tenere\s+conto|withhold|hold|ignore|eliminate|remove|delete)`;
const IS_TO_STOP = String.raw`(?:(?:ferma|elimina)(?:re|te)\W*$|withhold\W*$|${STOP_THE_TEXT}${OF_THIS_TEXT})`;
const ADDRESS = String.raw`(?:(?:attenzione|attention|pregasi|editors|redazioni)\W+)?`;

/** Matches a note that withdraws the text, but not one that only says that it replaces another text. */
export const WITHDRAWN = new RegExp(
  `^[^\\p{L}\\d]*${anyPart(
    String.raw`${ADDRESS}(?:${POLITE_OPENING})?(?:mandatory\s+kill|${IS_TO_GIVE_UP}|${IS_GIVEN_UP}|${IS_TO_STOP})`,
    String.raw`(?:attenzione,?\s+annullamento|da\s+(?:annullare|cestinare)|story\s+removal)\W*$`,
    String.raw`${GREETING}${THIS_TEXT}\s+${IS_TAKEN_BACK}`,
    String.raw`${GREETING}si\s+(?:annulla|ritira)\s+(?:${THIS_TEXT}${ENDS}|(?:il\s+|la\s+)?(?:presente|quest[oa’'])\s*${TEXT_NOUN})`,
  )}`,
  'iu',
);
/** Matches a text that takes the place of an earlier one: what is taken back is that one. */
export const REPLACES = /^\W*(?:sostitui|vale quest|replac|segue (?:la )?nuova versione)/i;
