import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches } from '#tests/support/memory-caches.ts';

const answer = (said: string | null, status = 200) =>
  new Response('', { status, headers: said === null ? {} : { 'edicola-accesso': said } });

/** A worker that has just been started. */
async function started() {
  vi.resetModules();
  return await import('./gate.ts');
}

beforeEach(() => vi.stubGlobal('caches', new MemoryCaches()));

test('SHL-02 a device follows what answers say of the gate, and its next worker knows it', async () => {
  const gate = await started();
  expect(gate.lastKnownShut()).toBeUndefined();
  expect(await gate.isShut()).toBe(false);
  await gate.noteGate(answer('chiuso', 403), gate.numberRequest());
  expect(gate.lastKnownShut()).toBe(true);
  const next = await started();
  expect(await next.isShut()).toBe(true);
  await next.noteGate(answer('aperto'), next.numberRequest());
  expect(next.lastKnownShut()).toBe(false);
  expect(await (await started()).isShut()).toBe(false);
});

test('SHL-02 a gate that was removed is open; an answer of a proxy says nothing about it', async () => {
  const gate = await started();
  await gate.noteGate(answer('chiuso', 403), gate.numberRequest());
  await gate.noteGate(answer(null, 502), gate.numberRequest());
  expect(await gate.isShut()).toBe(true);
  await gate.noteGate(answer(null), gate.numberRequest());
  expect(await gate.isShut()).toBe(false);
});

test('SHL-02 a late answer to an older request does not open a gate that was found shut meanwhile', async () => {
  const gate = await started();
  const older = gate.numberRequest();
  const newer = gate.numberRequest();
  await gate.noteGate(answer('chiuso', 403), newer);
  await gate.noteGate(answer('aperto'), older);
  expect(await gate.isShut()).toBe(true);
  await gate.noteGate(answer('aperto'), gate.numberRequest());
  expect(await gate.isShut()).toBe(false);
});
