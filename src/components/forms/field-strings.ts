/** Texts of fields that several forms have. */
export const addressStrings = {
  labels: {
    indirizzo: 'Indirizzo e numero civico',
    citta: 'Città',
    cap: 'CAP',
    provincia: 'Provincia',
    paese: 'Paese',
  },
  none: 'Scegli',
  noProvince: 'Solo per gli indirizzi in Italia.',
  abolished: (name: string, code: string, year: number) => `${name} (${code}), soppressa nel ${year}`,
} as const;

export const invoiceStrings = {
  delivery: 'Recapito della fattura elettronica',
  labels: {
    partita_iva: 'Partita IVA',
    codice_fiscale: 'Codice fiscale',
    sdi: 'Codice destinatario (SDI)',
    pec: 'PEC',
    cig: 'CIG',
  },
  optional: 'Facoltativa.',
  sdiHint: '7 caratteri, 6 per la pubblica amministrazione.',
  cigHint: 'Codice della gara, solo se la fattura è per un ente pubblico.',
} as const;

export const phoneHint = 'Con il prefisso internazionale se non è italiano.';
