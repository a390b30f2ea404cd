/** Who holds one of these holds it of something: another's is another person. */
const OFFICES = new Set(
  `sindaco sindaca vicesindaco vicesindaca presidente presidentessa vicepresidente ministro ministra viceministro premier vescovo
  arcivescovo patriarca questore prefetto prefetta assessore assessora allenatore allenatrice direttore direttrice rettore rettrice
  segretario segretaria governatore governatrice re regina capitano capitana portavoce commissario commissaria ambasciatore
  ambasciatrice procuratore procuratrice preside parroco amministratore amministratrice cancelliere cancelliera`.split(
    /\s+/,
  ),
);
/** What joins an office and what it is of. */
const JOINING = new Set('d di del dello della dell dei degli delle'.split(' '));
/** Whether an office stands before a name and is of it: `il sindaco di Rieti`. @param before the folded words before the name */
export function isOfOffice(before: readonly string[]): boolean {
  const [former = '', last = ''] = [before.at(-2), before.at(-1)];
  return OFFICES.has(JOINING.has(last) ? former : last);
}
