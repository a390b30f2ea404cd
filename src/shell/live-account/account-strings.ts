/** Strings of the account controls in the header. */
export const accountStrings = {
  bell: (count: number) => (count === 0 ? 'Avvisi' : `Avvisi: ${count} ${count === 1 ? 'nuovo' : 'nuovi'}`),
  notices: 'Avvisi',
  panel: (name: string) => `Pannello utente di ${name}`,
  account: 'Il mio account',
  profile: 'Profilo',
  subscriptions: 'Abbonamenti',
  topics: 'Interessi',
  newsletters: 'Newsletter',
  contact: 'Contatti',
  logout: 'Esci',
  signingOut: 'Uscita in corso…',
  severity: { error: 'Avviso importante', warning: 'Avviso', info: 'Novità' },
} as const;
