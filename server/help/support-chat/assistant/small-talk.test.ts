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
])('HLP-06 “%s” asks for a person', (message) => {
  expect(smallTalk({ message, operatorsThere: true })?.content).toBe(strings.personWanted(true));
});

test.each([
  'Voglio condividere l’abbonamento con qualcuno della mia famiglia',
  'Voglio aggiungere una persona all’abbonamento aziendale',
  'Vorrei sapere se qualcuno ha letto la mia mail',
  'Quante persone possono leggere con lo stesso abbonamento?',
])('HLP-09 “%s” is a question', (message) => {
  expect(smallTalk({ message, operatorsThere: true })).toBeNull();
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
