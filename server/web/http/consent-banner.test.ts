import { expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { consentBanner } from './consent-banner.ts';

test('TRK-01 SHL-06 the banner leads to our own cookie policy', () => {
  expect(consentBanner(IL_MESSAGGERO)).toContain('<a class="link" href="/cookie">Informativa cookie</a>');
});

test('TRK-01 BRD-04 a policy on the publisher’s own site is marked as an external link', () => {
  const cookiePolicyUrl = 'https://www.ilmessaggero.it/cookie';
  expect(consentBanner({ ...IL_MESSAGGERO, cookiePolicyUrl })).toContain(
    `<a class="link" href="${cookiePolicyUrl}">Informativa cookie<span class="vh"> (altro sito)</span></a>`,
  );
});

test('TRK-01 the banner states what closing it means', () => {
  expect(consentBanner(IL_MESSAGGERO)).toContain(
    '(«Continua senza accettare») resta attivo solo ciò che è tecnico',
  );
});
