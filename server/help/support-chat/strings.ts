import { timeOfDay, withTime } from '#domain/dates.ts';

const toForm = 'ti porto al modulo, con quello che hai scritto';

/** Action of the button below the assistant's answers. */
const handOverOffer = (operatorsThere: boolean) => (operatorsThere ? 'ti passo a una persona' : toForm);

/** System messages, and the assistant's fixed answers. */
export const chatStrings = {
  handedOver: 'La conversazione continua con un operatore.',
  joined: (name: string, now: Date) => `${name} è in chat ${withTime('dalle', timeOfDay(now.toISOString()))}`,
  closedMeanwhile:
    'Per oggi gli operatori hanno finito. Scrivici con il modulo dei Contatti: ti rispondiamo via e-mail.',
  endedBySilence: 'La conversazione è stata chiusa perché nessuno ha più scritto.',
  /** Shown to reader and operator. */
  endedByReader: 'La conversazione è stata chiusa.',
  endedByOperator: (name: string) => `${name} ha chiuso la conversazione.`,
  unknown: (operatorsThere: boolean) =>
    `A questo non so rispondere. Se vuoi, ${handOverOffer(operatorsThere)}.`,
  unsure: 'Non sono sicuro di aver capito. Forse cerchi una di queste risposte:',
  nothingMore: (operatorsThere: boolean) =>
    `Più di così non so dirti. Se non basta, ${handOverOffer(operatorsThere)}.`,
  thanks: 'Di nulla! Se ti serve altro, scrivimi.',
  hello: 'Ciao! Scrivimi pure la tua domanda, con qualche parola in più.',
  personWanted: (operatorsThere: boolean) =>
    operatorsThere
      ? 'Va bene: premi «Parla con una persona» e ti passo a un operatore.'
      : `In questo momento non c’è nessun operatore: premi «Parla con una persona» e ${toForm}.`,
};
