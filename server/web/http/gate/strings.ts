/** Texts of the gate before a site that is not open to everybody yet. SHL-02 */
export const gateStrings = {
  title: 'Accesso Riservato',
  lead: 'Questa edicola è in anteprima. Inserisci la password che hai ricevuto.',
  label: 'Password',
  show: 'Mostra password',
  confirm: 'Conferma',
  noPassword: 'Non hai la password?',
  write: 'Scrivi all’assistenza',
  wrong: 'Password non valida. Controlla maiuscole e spazi.',
  tooMany: (wait: string) => `Troppi tentativi. Riprova tra ${wait}.`,
  seconds: (count: number) => (count === 1 ? '1 secondo' : `${count} secondi`),
  minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`),
  offline: 'Errore di connessione. Controlla la rete e riprova.',
  failed: 'Si è verificato un errore. Riprova tra qualche minuto.',
  noCookies: 'Per entrare servono i cookie: attivali in questo browser e ricarica la pagina.',
};
