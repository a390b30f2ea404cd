import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { MAX_DELIVERY_BYTES } from '#server/newsroom/import/deliveries/delivery-service.ts';
import { LARGEST_BODY_BYTES } from '#server/web/http/body-limits.ts';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const caddy = readFileSync('deploy/Caddyfile', 'utf8');

const UNITS: Record<string, number> = { k: 1024, m: 1024 ** 2, '': 1 };

/** The values of a size directive of nginx in bytes, in file order. */
const sizesOf = (name: string, text = nginx): number[] =>
  [...text.matchAll(new RegExp(`^\\s*${name} (?:\\d+ )?(\\d+)([km]?);`, 'gm'))].map(
    ([, count, unit = '']) => Number(count) * (UNITS[unit] ?? Number.NaN),
  );

const deliveries = nginx.slice(nginx.indexOf('location = /v1/consegne'));

test('API-06 nginx accepts bodies and headers as large as the server does', () => {
  const [calls = 0, packets = 0] = sizesOf('client_max_body_size');
  expect(calls).toBe(LARGEST_BODY_BYTES);
  expect(packets).toBeGreaterThan(MAX_DELIVERY_BYTES);
  expect(sizesOf('client_max_body_size', deliveries)).toEqual([packets]);
  expect(sizesOf('large_client_header_buffers')[0]).toBeGreaterThanOrEqual(maxHeaderSize);
  expect(deliveries).toContain('proxy_request_buffering off;');
});

test('Caddy leaves the limit of body sizes to the server', () => {
  expect(caddy).not.toMatch(/max_size|max_header_size/);
});

test('both require TLS 1.2 or newer, ask browsers for https only, and refuse calls without TLS', () => {
  expect(nginx).toMatch(/^\s*ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  const [plain = ''] = nginx.split('listen 443');
  expect(plain).toMatch(/location ~ \^\/\(api\|v1\)\/ \{\s*return 403;/);
  expect(caddy).toMatch(/@calls path \/api\/\* \/v1\/\*\s*handle @calls \{\s*respond 403/);
  for (const file of [nginx, caddy]) expect(file).toContain('"max-age=31536000; includeSubDomains"');
});

test('the service cannot access the `.git` folder of its installation', () => {
  expect(readFileSync('deploy/edicola.service', 'utf8')).toMatch(
    /^InaccessiblePaths=-\/opt\/edicola\/\.git$/m,
  );
});

test.each(Object.values(BRANDS))('$key has its host in both files', ({ domain }) => {
  for (const file of [nginx, caddy]) expect(file).toContain(`edicola.${domain}`);
});
