import { expect, test } from 'vitest';
import { offTopicOf } from './off-topic.ts';

const kindOf = (question: string) => offTopicOf(question, 'Il Messaggero');

test.each([
  ['Voglio morire', 'despair'],
  ['voglio morire.', 'despair'],
  ['vorrei farla finita', 'despair'],
  ['Non voglio più vivere', 'despair'],
  ['non ho piu voglia di vivere', 'despair'],
  ['Penso spesso al suicidio', 'despair'],
  ['sto pensando di uccidermi', 'despair'],
  ['Mi voglio ammazzare', 'despair'],
  ['Non ce la faccio più', 'despair'],
  ['come posso suicidarmi?', 'despair'],
  ['La mia vita non ha più senso', 'despair'],
  ['Mio figlio dice che vuole morire, che faccio?', 'despair'],
  ['Una mia amica ha detto che vuole uccidersi', 'despair'],
  ['Ho voglia di farmi del male', 'despair'],
  ['perché voglio morire?', 'despair'],
  ['chi mi aiuta? voglio morire', 'despair'],
  ['ho pensieri di morte', 'despair'],
  ['pensieri suicidi', 'despair'],
  ['mi sono tagliata le vene', 'despair'],
  ['mio fratello si vuole ammazzare', 'despair'],
  ['Mio marito mi picchia', 'violence'],
  ['il mio ex mi perseguita', 'violence'],
  ['il mio compagno mi ha messo le mani addosso', 'violence'],
  ['Ho paura di mio padre', 'violence'],
  ['sono vittima di stalking', 'violence'],
  ['Sono stata violentata', 'violence'],
  ['mi picchia ogni sera', 'violence'],
  ['Il mio vicino picchia la moglie', 'violence'],
  ['i miei genitori mi picchiano', 'violence'],
  ['Mio figlio ha bevuto la candeggina', 'emergency'],
  ['ho preso troppe pastiglie', 'emergency'],
  ['mia nonna non respira', 'emergency'],
  ['Mio padre ha perso i sensi!', 'emergency'],
  ['non riesco a respirare', 'emergency'],
  ['credo di avere un infarto', 'emergency'],
  ['Mia figlia è scomparsa', 'emergency'],
  ['mio figlio non è tornato a casa', 'emergency'],
  ['C’è un incendio in casa', 'emergency'],
  ['sento odore di gas', 'emergency'],
  ['qualcuno è entrato in casa', 'emergency'],
  ['mandate un’ambulanza', 'emergency'],
  ['mia madre ha la febbre alta da tre giorni', 'health'],
  ['Mio nonno ha un dolore al petto', 'health'],
  ['mia figlia ha la tosse', 'health'],
])('RAG-07 %j gets the reply for %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind);
});

test.each([
  'Quanti femminicidi nel 2024?',
  'Chi voleva morire nel caso Cappato?',
  'Chi canta Voglio morire?',
  'Perché l’attore ha detto voglio morire?',
  'Suicidio assistito, che cosa dice la legge?',
  'Suicidi in carcere nel 2025',
  'Aggressione in centro, chi è stato arrestato?',
  'Marito picchia la moglie a Bari',
  'Stalking, le nuove pene',
  'Il numero 1522 contro la violenza',
  'Incendio in una fabbrica a Latina',
  'Fuga di gas a Napoli',
  'Bambina scomparsa a Milano, le ricerche',
  'La figlia del sindaco è scomparsa?',
  'Intossicati dalla candeggina in piscina',
  'Infarto, quanti casi in estate?',
  'Voglio sapere chi ha vinto le elezioni',
  'Vorrei morire dal ridere, il film',
  'Non ce la faccio più a leggere di politica',
  'Voglio leggere di economia',
  'Serve il 112 per le truffe?',
  'Mio figlio non torna a scuola',
  'Chi si è tagliato le vene in carcere?',
])('RAG-07 %j is a question about news', (question) => {
  expect(kindOf(question)).toBeNull();
});

test('RAG-07 a long message is looked at for an emergency in linear time', () => {
  for (const part of ['mio figlio ', 'voglio ', 'ho bevuto un po di ', 'mi ha '])
    expect(kindOf(part.repeat(2000))).toBeNull();
});
