import { commonStrings } from '#src/strings/common.ts';

export const strings = {
  title: 'Preferenze privacy',
  close: 'Chiudi',
  intro: (policy: number) =>
    `Cinque finalità, secondo lo standard TCF (regole versione ${policy}). Scegli a che cosa acconsenti.`,
  always: 'Sempre attivo',
  vendors: 'I nostri fornitori',
  wants: (purposes: readonly string[]) => `Chiede: ${purposes.join('; ')}.`,
  keptDays: (days: number) =>
    days === 1 ? 'Conserva dati per un giorno.' : `Conserva dati fino a ${days} giorni.`,
  vendorPrivacy: (name: string) => `Informativa di ${name}`,
  answered: (when: string, list: number) =>
    `Hai scelto ${when}, con la versione ${list} dell’elenco dei fornitori.`,
  unanswered: 'Non hai ancora scelto: finché non lo fai, è attivo solo ciò che serve all’edicola.',
  expired: 'La tua scelta precedente non vale più: te lo chiediamo di nuovo.',
  refuseAll: 'Rifiuta tutto',
  acceptAll: 'Accetta tutto',
  save: 'Salva le scelte',
  loading: 'Un momento, carichiamo l’elenco dei fornitori.',
  notLoaded: 'Senza rete non possiamo mostrarti l’elenco dei fornitori. La tua scelta resta com’era.',
  notSaved: 'Non siamo riusciti a salvare la tua scelta, che resta com’era. Riprova.',
  platformNotOpened:
    'Le preferenze privacy non si aprono: il servizio che le gestisce non risponde. Riprova tra poco.',
  retry: commonStrings.retry,
} as const;
