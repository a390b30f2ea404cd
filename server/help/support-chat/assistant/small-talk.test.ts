import { expect, test } from 'vitest';
import { chatStrings as strings } from '../strings.ts';
import { smallTalk } from './small-talk.ts';

test.each([
  'Vorrei parlare con un operatore',
  'posso parlare direttamente con una persona?',
  'passatemi un operatore',
  'Passami a qualcuno, per favore',
  'voglio un essere umano',
  'c’è un operatore?',
  'operatore!',
  'operatore umano',
  "c'e un operatore?",
  'C’È UN OPERATORE???',
  'mi passi un operatore?',
  'un operatore per favore',
  'Operatrice umana, per favore 🙏',
  'una persona vera',
])('HLP-06 “%s” asks for a person', (message) => {
  expect(smallTalk({ message, operatorsThere: true })?.content).toBe(strings.personWanted(true));
});

test.each([
  'Voglio condividere l’abbonamento con qualcuno della mia famiglia',
  'Voglio aggiungere una persona all’abbonamento aziendale',
  'Vorrei sapere se qualcuno ha letto la mia mail',
  'Quante persone possono leggere con lo stesso abbonamento?',
  'cosa fa un operatore?',
  'persona da togliere dall’abbonamento',
  'grazie, ma non funziona',
  'ciao, come disdico?',
  '🙂',
])('HLP-09 “%s” is a question', (message) => {
  expect(smallTalk({ message, operatorsThere: true })).toBeNull();
});

test.each([
  ['grazie!! 😊', strings.thanks],
  ['grazie ciao', strings.thanks],
  ['va bene grazie', strings.thanks],
  ['No, grazie.', strings.thanks],
  ['Ok… grazie mille!', strings.thanks],
  ['grazie a voi, buona giornata', strings.thanks],
  ['ciao 👋', strings.hello],
  ['Buongiorno,', strings.hello],
  ['Buon pomeriggio a tutti!', strings.hello],
])('HLP-09 “%s” needs no answer of the FAQ', (message, content) => {
  expect(smallTalk({ message, operatorsThere: true })?.content).toBe(content);
});

test('HLP-04 where no operator is there, the form is promised', () => {
  const { content } = smallTalk({ message: 'voglio un operatore', operatorsThere: false }) ?? {};
  expect(content).toContain('ti porto al modulo');
  expect(content).not.toContain('ti passo');
  for (const words of [strings.unknown(false), strings.nothingMore(false)]) {
    expect(words).toContain('ti porto al modulo');
    expect(words).not.toContain('ti passo');
  }
});

test.each([
  ['Voglio morire', 'Telefono Amico'],
  ['mio marito mi picchia', '1522'],
  ['Mio figlio ha bevuto il detersivo!', '112'],
])('HLP-04 %j gets a reply with who helps', (message, help) => {
  expect(smallTalk({ message, operatorsThere: true })?.content).toContain(help);
});
