import { expect, test } from 'vitest';
import { reportsProblem } from './faq-words.ts';

test.each([
  ['Non ho ricevuto la fattura', true],
  ['la copia di oggi non è arrivata', true],
  ['Non mi è ancora arrivato il codice', true],
  ['non si è caricata la pagina', true],
  ['La copia non mi è stata recapitata', true],
  ['non ricevo le notifiche', true],
  ['la newsletter non l’ho ricevuta', true],
  ['mi arriva ancora l’addebito', true],
  ['Il giornale non si apre', true],
  ['come faccio a non ricevere più la newsletter', false],
  ['Quando arriva la fattura?', false],
  ['Posso ricevere il giornale in ufficio?', false],
])('HLP-01 whether %j reports a problem: %o', (question, tells) => {
  expect(reportsProblem(question)).toBe(tells);
});
