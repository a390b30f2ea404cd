import { describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { renewalLetter } from './renewal-letter.ts';
import { withdrawalLetter } from './withdrawal-letter.ts';

const URL = 'https://edicola.example/user/subscriptions';
const AT = new Date('2026-11-22T15:30:00Z');
const asked = { name: 'Anna', url: URL, at: AT, description: 'Il Messaggero digital' };

describe.each(
  BRANDS.map((brand) => [brand.name, brand] as const),
)('ACC-03 a receipt of %s', (name, brand) => {
  const off = renewalLetter(brand, { ...asked, isOn: false, day: '2026-12-11' });
  const unpaid = renewalLetter(brand, { ...asked, isOn: false, day: '2026-11-21' });
  const on = renewalLetter(brand, { ...asked, isOn: true, day: '2026-12-12' });
  const withdrawn = {
    ...asked,
    declared: { nome: 'Anna <b>Riva</b>', contratto: 'Il mio abbonamento', email: 'anna@esempio.it' },
    number: 7,
    startsOn: '2026-11-20',
  };
  const withdrawal = withdrawalLetter(brand, { ...withdrawn, days: 0 });

  test.each(
    Object.entries({ off, unpaid, on, withdrawal }),
  )('%s has its date and time in both bodies, and a link', (_kind, { subject, text, html }) => {
    expect(subject).toContain(` · ${name}`);
    for (const body of [text, html]) {
      expect(body).toContain('domenica 22 novembre 2026, alle 16.30');
      expect(body).toContain(URL);
      expect(body).toContain('Il Messaggero digital');
    }
  });

  test('states until when the subscription runs, that it ended, or when it renews', () => {
    expect(off.text).toContain('fino a venerdì 11 dicembre 2026');
    expect(unpaid.text).toContain('L’abbonamento è terminato');
    expect(on.text).toContain('previsto per sabato 12 dicembre 2026');
  });

  test('of a withdrawal contains the declaration as text', () => {
    for (const said of ['Il mio abbonamento', 'anna@esempio.it', 'n. 7', 'venerdì 20 novembre 2026']) {
      expect(withdrawal.text).toContain(said);
      expect(withdrawal.html).toContain(said);
    }
    expect(withdrawal.text).toContain('Anna <b>Riva</b>');
    expect(withdrawal.html).toContain('Anna &lt;b&gt;Riva&lt;/b&gt;');
  });

  test('of a withdrawal names the days that a later subscription loses, if it does', () => {
    expect(withdrawal.text).not.toContain('nuovo abbonamento');
    for (const [days, words] of [
      [30, 'I 30 giorni'],
      [8, 'Gli 8 giorni'],
      [11, 'Gli 11 giorni'],
    ] as const) {
      const { text, html } = withdrawalLetter(brand, { ...withdrawn, days });
      expect(text).toContain(`${words} in più che dava al tuo nuovo abbonamento`);
      expect(html).toContain(`${words} in più che dava al tuo nuovo abbonamento`);
    }
    expect(withdrawalLetter(brand, { ...withdrawn, days: 1 }).text).toContain('Il giorno in più');
  });
});
