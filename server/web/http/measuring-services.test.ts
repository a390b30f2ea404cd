import { expect, test } from 'vitest';
import { LEGGO } from '#domain/brands/leggo.ts';
import { measuringServicesOf } from './measuring-services.ts';

const brand = {
  ...LEGGO,
  audience: { sigla: 'LG', name: 'Leggo & più', code: 'a/1', section: 'edicola' },
  marketing: { sigla: 'lg', name: 'leggo' },
};
const NONE = { audienceScript: null, marketingScript: null, creativeUrl: null };

test('BRD-04 TRK-04 TRK-05 third-party services are configured with their own names for a paper', () => {
  expect(measuringServicesOf(brand, { measuring: NONE })).toBeNull();
  const measuring = {
    audienceScript: 'https://misure.example/{code}/{section}.js?n={name}&x={other}',
    marketingScript: null,
    creativeUrl: 'https://offerte.example/{sigla}',
  };
  expect(measuringServicesOf(brand, { measuring })).toEqual({
    audience: 'https://misure.example/a%2F1/edicola.js?n=Leggo%20%26%20pi%C3%B9&x={other}',
    creative: 'https://offerte.example/lg',
  });
});
