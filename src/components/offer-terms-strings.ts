/** A narrow no-break space precedes the sign. */
const EURO = '\u202f€';

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',') + EURO;

export const offerStrings = {
  duration: (months: number) => {
    if (months % 12 === 0) return months === 12 ? '1 anno' : `${months / 12} anni`;
    return months === 1 ? '1 mese' : `${months} mesi`;
  },
  price: euros,
  monthly: 'Si rinnova ogni mese',
  perMonth: (cents: number) => `Equivale a ${euros(cents)} al mese`,
  saving: (euro: number) => `Risparmi ${euro}${EURO}`,
};
