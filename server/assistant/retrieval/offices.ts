/** Offices that belong to a place or body: the same office elsewhere is held by another person. */
const OFFICES = new Set(
  `sindaco sindaca vicesindaco vicesindaca presidente presidentessa vicepresidente ministro ministra viceministro premier vescovo
  arcivescovo patriarca questore prefetto prefetta assessore assessora allenatore allenatrice direttore direttrice rettore rettrice
  segretario segretaria governatore governatrice re regina capitano capitana portavoce commissario commissaria ambasciatore
  ambasciatrice procuratore procuratrice preside parroco amministratore amministratrice cancelliere cancelliera`.split(
    /\s+/,
  ),
);
/** Prepositions between an office and the name that it belongs to. */
const PREPOSITIONS = new Set('d di del dello della dell dei degli delle'.split(' '));
/**
 * Whether the words before a name end with an office and perhaps a preposition: `il sindaco di` before
 * `Rieti`.
 * @param wordsBefore the folded words before the name
 */
export function endWithOffice(wordsBefore: readonly string[]): boolean {
  const [lastButOne = '', last = ''] = [wordsBefore.at(-2), wordsBefore.at(-1)];
  return OFFICES.has(PREPOSITIONS.has(last) ? lastButOne : last);
}
