import { errorStrings } from '#src/strings/errors.ts';

export const strings = {
  page: {
    offline: errorStrings.offline,
    waiting: {
      kicker: 'Connessione lenta',
      title: errorStrings.offline.title,
      text: 'La pagina non è ancora arrivata. Continuiamo a provare: appena arriva si apre da sola.',
    },
  },
  search: {
    offline: {
      kicker: errorStrings.offline.kicker,
      title: 'La ricerca non risponde',
      text: 'Per cercare serve la connessione. Appena torna la rete riproviamo noi.',
    },
    waiting: {
      kicker: 'Connessione lenta',
      title: 'La ricerca non risponde',
      text: 'Continuiamo a chiedere i risultati: appena arrivano si aprono da soli.',
    },
  },
  onDevice: 'Da leggere su questo dispositivo',
  kinds: {
    article: (section: string | null) => section ?? 'Articolo',
    issue: () => 'Edizione',
    section: (edition: string | null) => (edition ? `Sezione · ${edition}` : 'Sezione'),
  },
} as const;
