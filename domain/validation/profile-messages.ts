/** Messages for the fields of a profile that are not in the specification. */
export const PROFILE_MESSAGES = {
  phone: 'Inserire un numero di telefono valido, con il prefisso se non è italiano',
  streetNumber: 'Aggiungi il numero civico, oppure «snc»',
  zip: 'Il CAP ha cinque cifre',
  province: 'Scegli una provincia dell’elenco',
  country: 'Scegli un Paese dell’elenco',
  birthday: 'Inserire una data di nascita valida',
  ofAge: 'L’account è riservato a chi ha almeno 18 anni',
  gender: 'Scegli una voce dell’elenco',
  vat: 'Inserire una partita IVA valida',
  vatOrFiscalCode: 'Serve la partita IVA o il codice fiscale',
  sdi: 'Il codice destinatario ha 7 lettere o cifre, 6 per la pubblica amministrazione',
  companySdi: 'Il codice destinatario ha 7 lettere o cifre',
  officeSdi: 'Il codice univoco dell’ufficio ha 6 lettere o cifre',
  sdiOrPec: 'Serve il codice destinatario o la PEC',
  cig: 'Inserire un CIG valido: 10 caratteri',
} as const;
