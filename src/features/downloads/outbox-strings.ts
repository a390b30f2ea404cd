import type { ApiErrorKind } from '#domain/api-error.ts';

const reasons: { [Kind in ApiErrorKind]?: string } = {
  'article-not-found': 'Non contata: l’articolo non c’è più',
  'bad-request': 'Non contata: è troppo vecchia, oppure l’orologio di questo dispositivo non è giusto',
};

export const outboxStrings = {
  title: 'In attesa di invio',
  intro:
    'Quello che leggi senza connessione conta fra i più letti appena torna la rete. Parte senza il tuo nome.',
  waiting: (count: number) => (count === 1 ? '1 lettura da inviare' : `${count} letture da inviare`),
  opened: (moment: string) => `Aperto ${moment.toLowerCase()}`,
  reason: (kind: string): string =>
    reasons[kind as ApiErrorKind] ?? 'Non contata: il giornale non l’ha accettata',
  retry: 'Riprova',
  retryNamed: (title: string) => `Riprova a inviare la lettura di «${title}»`,
  discard: 'Elimina',
  discardNamed: (title: string) => `Elimina la lettura di «${title}»`,
};
