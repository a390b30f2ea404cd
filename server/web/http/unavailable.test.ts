import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { sendUnavailable, unavailableReasonIn } from './unavailable.ts';

test('NAV-24 a page gives the reason why its call was refused with 503', () => {
  for (const reason of ['overloaded', 'database', 'storage'] as const) {
    const end = vi.fn<(body?: string) => void>();
    const response = { writeHead: vi.fn(), end } as unknown as ServerResponse;
    sendUnavailable({ url: '/api/edicola/ricerca?q=x', method: 'GET' }, response, brandOf('MG'), reason);
    expect(unavailableReasonIn(String(end.mock.calls[0]?.[0]))).toBe(reason);
  }
  expect(unavailableReasonIn('{"success":false,"status":{"code":"ERR_BUSY"}}')).toBe('database');
});
