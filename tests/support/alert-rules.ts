import type { components } from '#openapi/generated/account.ts';

/** A valid set of rules, in the wire format. */
export const REGOLE: components['schemas']['RegoleAvvisi'] = {
  silenzio: Array.from({ length: 7 }, () => ({ dalle: '22:30', alle: '07:00' })),
  massimo: null,
  riepiloghi: ['07:00', '13:00', '19:00'],
  pausa: null,
  solo_eccezionali: false,
  eccezionali_in_silenzio: false,
  edizione_pronta: null,
};
