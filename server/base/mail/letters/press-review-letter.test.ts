import { expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { pressReviewLetter } from './press-review-letter.ts';

test('PRS-04 a note of several lines keeps them in both bodies of the mail', () => {
  const clip = { id: 7, newspaper: 'MG', edition: 'Roma', page: 4, title: 'Riapre il ponte' } as const;
  const { html, text } = pressReviewLetter(brandOf('MG'), {
    subject: 'Rassegna',
    message: '',
    contents: { day: '2025-04-03', title: 'Rassegna', abstract: '' },
    chapters: [
      { title: 'Apertura', clips: [{ clip, note: 'Per il sindaco\nPer l’assessore & gli uffici' }] },
    ],
    licensee: 'Comune',
    isAttached: false,
    readUrl: null,
    unsubscribeUrl: 'https://edicola.example/basta',
  });
  expect(html).toContain('Per il sindaco<br>Per l’assessore &amp; gli uffici');
  expect(text).toContain('Per il sindaco\nPer l’assessore & gli uffici');
});
