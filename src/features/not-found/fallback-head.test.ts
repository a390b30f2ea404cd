import { notFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { fallbackHead } from './fallback-head.ts';

const paper = { name: 'Leggo' };

test.each([
  [notFound(), 'Questa pagina non è andata in stampa · Leggo'],
  [new ApiError('server', { operation: 'getIssue', status: 500 }), 'Unexpected Application Error! · Leggo'],
  [new ApiError('bad-request', { operation: 'getIssue' }), 'Indirizzo non valido · Leggo'],
  [new TypeError('x is undefined'), 'Unexpected Application Error! · Leggo'],
])('NAV-24 a page that ends in %s has a title that names it', (error, title) => {
  const { meta } = fallbackHead(paper, error);
  expect(meta).toContainEqual({ title });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});
