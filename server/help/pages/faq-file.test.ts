import { expect, test } from 'vitest';
import { readCategory } from './faq-file.ts';

const HEAD = '---\nslug: pagamenti\ntitle: Pagamenti\nposition: 6\n---\n';
const ANSWER = `## Come cambio la carta?

\`\`\`yaml
slug: cambiare-carta
products: [digital, digital+]
action: { label: Aggiorna, path: /user/subscriptions }
words: [carta, scaduta]
\`\`\`

Vai in [Abbonamenti](/user/subscriptions).

- Vale dal rinnovo.
`;

test('HLP-01 a category is read with its answers, each with its link and its search words', () => {
  expect(readCategory('pagamenti.md', HEAD + ANSWER)).toEqual({
    slug: 'pagamenti',
    title: 'Pagamenti',
    position: 6,
    answers: [
      {
        question: 'Come cambio la carta?',
        slug: 'cambiare-carta',
        products: ['digital', 'digital+'],
        action: { label: 'Aggiorna', path: '/user/subscriptions' },
        words: ['carta', 'scaduta'],
        text: 'Vai in [Abbonamenti](/user/subscriptions).\n\n- Vale dal rinnovo.',
      },
    ],
  });
});

test.each([
  ['no front matter', ANSWER, /front matter/],
  ['words before the first question', `${HEAD}Ciao\n\n${ANSWER}`, /before the first question/],
  ['a question without its block', `${HEAD}## Come?\n\nCosì.\n`, /"Come\?/],
  ['a key that nobody knows', HEAD + ANSWER.replace('words:', 'parole:'), /Come cambio la carta.*words/],
  ['a product that is not sold', HEAD + ANSWER.replace('digital+', 'gratis'), /products/],
  ['an address elsewhere', HEAD + ANSWER.replace('path: /user', 'path: user'), /action\.path/],
  ['broken yaml', HEAD + ANSWER.replace('scaduta]', 'scaduta'), /Come cambio la carta/],
])('HLP-01 %s is refused, and the error names the place', (_what, text, message) => {
  expect(() => readCategory('pagamenti.md', text)).toThrow(message);
});
