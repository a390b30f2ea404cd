/** Offices that belong to a place or body: the same office elsewhere is held by another person. */
const OFFICES = new Set(
  `sindaco sindaca vicesindaco vicesindaca presidente presidentessa vicepresidente ministro ministra viceministro premier vescovo
  arcivescovo patriarca questore prefetto prefetta assessore assessora allenatore allenatrice direttore direttrice rettore rettrice
  segretario segretaria governatore governatrice re regina capitano capitana portavoce commissario commissaria ambasciatore
  ambasciatrice procuratore procuratrice preside parroco amministratore amministratrice cancelliere cancelliera`.split(
    /\s+/,
  ),
);
/** Words that join an office with what it belongs to. */
const JOINING = new Set('d di del dello della dell dei degli delle'.split(' '));
/**
 * Whether the words before a name are an office that belongs to it: `il sindaco di Rieti`. @param before the folded
 * words before the name
 */
export function isOfOffice(before: readonly string[]): boolean {
  const [former = '', last = ''] = [before.at(-2), before.at(-1)];
  return OFFICES.has(JOINING.has(last) ? former : last);
}
