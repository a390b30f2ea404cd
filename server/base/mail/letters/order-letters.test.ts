import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import {
  cardChangedLetter,
  endedLetter,
  purchasedLetter,
  renewalHeldLetter,
  renewalRefusedLetter,
  renewedLetter,
} from './order-letters.ts';

const to = { name: 'Anna <b>', url: 'https://edicola.example/user/subscriptions' };
const paid = {
  ...to,
  at: new Date('2026-11-22T15:30:00Z'),
  description: 'Il Messaggero digital · 1 mese',
  cents: 100,
  renewalCents: 999,
  card: '4242',
  invoice: '7/2026',
  renewsOn: '2026-12-22',
};
const description = 'Il Messaggero digital';

describe.each(BRANDS.map((brand) => [brand.name, brand] as const))('ACC-03 a mail of %s', (name, brand) => {
  const letters = {
    purchased: purchasedLetter(brand, { ...paid, number: 12 }),
    renewed: renewedLetter(brand, paid),
    refused: renewalRefusedLetter(brand, { ...to, description, cents: 999, until: '2026-11-29' }),
    card: cardChangedLetter(brand, { ...to, description, card: '4242', renewsOn: '2026-12-22' }),
    held: renewalHeldLetter(brand, { ...to, description, lastDay: '2026-11-21' }),
    ended: endedLetter(brand, { ...to, description, lastDay: '2026-11-21', isUnpaid: true }),
  };

  test.each(
    Object.entries(letters),
  )('%s has both bodies and a link, and treats names as text', (_kind, mail) => {
    expect(mail.subject).toContain(` · ${name}`);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(to.url);
      expect(body).toContain(description);
    }
    expect(mail.html).toContain('Anna &lt;b&gt;');
    expect(mail.html).not.toContain('Anna <b>');
  });

  test('states what was paid, what is due and until when', () => {
    for (const body of [letters.purchased.text, letters.purchased.html]) {
      for (const said of [
        '1,00 €',
        '•••• 4242',
        'n. 7/2026',
        'martedì 22 dicembre 2026',
        '9,99 €',
        '14 giorni',
      ]) {
        expect(body).toContain(said);
      }
    }
    expect(purchasedLetter(brand, { ...paid, cents: 0, invoice: null, number: 1 }).text).toContain(
      'Per ora non hai pagato niente.',
    );
    expect(letters.refused.text).toContain('fino a domenica 29 novembre 2026');
    expect(letters.card.text).toContain('Oggi non hai pagato niente');
    expect(letters.ended.text).toContain('sabato 21 novembre 2026');
    expect(endedLetter(brand, { ...to, description, lastDay: null, isUnpaid: false }).text).toContain(
      'era disattivato',
    );
  });
});
