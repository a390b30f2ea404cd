/** Abbreviations, which rarely end a sentence: `dott.`, `dell'art.`, `on.`, `pag.`, `tel.` */
const ABBREVIATION =
  /(?:^|[\s'’(«“"/])(?:dott|dr|prof|proff|sigg?|avv|ing|arch|geom|rag|on|onn|sen|mons|gen|col|ten|magg|cap|mar|cav|comm|card|pres|dir|rev|artt?|pagg?|pp|nn|nr|num|vol|voll|tab|figg?|sez|lett|cfr|vd|tel|cell|prov|loc|fraz|ss|st|vs|es)\.$/iu;

/** A letter with its full stop: an initial, `S. Benedetto`, `n. 3`. */
const SINGLE_LETTER = /(?:^|[\s'’(«“".])\p{L}\.$/u;
/** Words that are named by a letter, after which a sentence may end: `serie B.`, `vitamina C.`, `il piano B.` */
const NAME_WITH_LETTER =
  /(?:^|\s)(?:serie|giron[ei]|grupp[oi]|vitamin[ae]|epatite|influenza|pian[oi]|class[ei]|categori[ae]|zon[ae]|fasci[ae]|lott[oi]|sezion[ei]|scal[ae]|palazzin[ae]|letter[ae]|punt[oi]|lato|linea|tipo|modello|caso|ipotesi|fase|squadra)\s\p{L}\.$/iu;
/** Companies and states, whose last letter is no abbreviation by itself: `Rossi S.p.A.`, `U.S.A.` */
const ACRONYM = /(?:\p{L}\.){2,}$/u;
/** Titles and initials in a row, before a name: `S.E.`, `G.B.` */
const TITLE_INITIALS = /(?:^|[\s'’(«“"])(?:S\.[EM]|G\.[BPM])\.$/u;

/** Number of characters before the end of a line that are searched. */
const TAIL_LENGTH = 40;

/** Whether words end with an abbreviation, so that the full stop does not end their sentence. */
export function endsWithAbbreviation(words: string): boolean {
  const tail = words.slice(-TAIL_LENGTH);
  if (ABBREVIATION.test(tail) || TITLE_INITIALS.test(tail)) return true;
  return SINGLE_LETTER.test(tail) && !ACRONYM.test(tail) && !NAME_WITH_LETTER.test(tail);
}
