/** Texts on an invoice. */
export const invoiceStrings = {
  title: (number: string) => `Fattura n. ${number}`,
  fileName: (sigla: string, number: number, year: number) => `fattura-${sigla}-${year}-${number}.pdf`,
  issuedOn: 'Data',
  recipient: 'Intestata a',
  fiscalCode: 'Codice fiscale',
  vatNumber: 'Partita IVA',
  demonstration: '(dati dimostrativi)',
  sdi: 'Codice destinatario',
  pec: 'PEC',
  cig: 'CIG',
  description: 'Descrizione',
  net: 'Imponibile',
  vat: (percent: number) => `IVA ${percent} %`,
  total: 'Totale',
  note: 'Prezzo con IVA compresa.',
  euros: (cents: number) => {
    const [whole = '0', rest = '00'] = (cents / 100).toFixed(2).split('.');
    return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest} €`;
  },
} as const;
