import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLog } from './log.ts';

let lines: string[];
const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const open = () => openLog('warn', { write: (line) => lines.push(line) });

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED :${port}`), { code: 'ECONNREFUSED' });

describe('the log', () => {
  test('writes an event as one line of JSON, an error with its causes', () => {
    const { log } = open();
    log.error(new Error('no letters\nwent', { cause: refused(25) }));
    expect(lines).toEqual([expect.stringMatching(/^\{.*\}\n$/)]);
    expect(told()[0]).toMatchObject({
      level: 50,
      msg: 'no letters',
      err: { type: 'Error', message: 'no letters\nwent', cause: { code: 'ECONNREFUSED' } },
    });
  });

  test('writes no e-mail and no value of a query, wherever in an error they are', () => {
    const { log } = open();
    const cause = Object.assign(new Error('Key (email)=(anna@posta.it) already exists'), {
      detail: 'anna@posta.it',
    });
    const error = new Error('Failed query: insert\nparams: anna@posta.it,Ponte-2025!', { cause });
    log.error(error);
    log.warn({ err: new Error('anna@posta.it') });
    log.error('anna@posta.it cannot be reached');
    log.child({ reqId: 'req-1' }).error(error, 'a call failed');
    expect(lines.join('')).not.toMatch(/posta\.it|Ponte-2025/);
    expect(lines).toHaveLength(4);
  });

  test('writes neither where a library passes on a copy of an error', () => {
    const { log } = open();
    const copied = { message: 'duplicate key', detail: 'Key (email)=(anna@posta.it)', worker: 'w' };
    log.error({ ...copied, stack: 'Error: duplicate key\n    at insert', code: '23505' });
    expect(told()).toEqual([expect.objectContaining({ level: 50, msg: 'duplicate key' })]);
    expect(told()[0]).toMatchObject({ err: { message: 'duplicate key', code: '23505' } });
    expect(lines.join('')).not.toMatch(/posta\.it|detail/);
  });

  test('writes a repeated event once, and a minute later the number of repetitions', () => {
    const { log } = open();
    for (let port = 0; port < 1000; port += 1) log.error(refused(port));
    log.warn('the database cannot be asked');
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(told().slice(2)).toEqual([
      expect.objectContaining({ times: 999, msg: 'connect ECONNREFUSED :999' }),
    ]);
    log.error(refused(1));
    expect(lines).toHaveLength(4);
  });

  test('writes the repetitions counted so far before it closes', () => {
    const { log, close } = open();
    for (const port of [1, 2, 3]) log.error(refused(port));
    close();
    expect(told().map(({ times }) => times)).toEqual([undefined, 2]);
  });

  test('counts events together when there are more kinds than it keeps', () => {
    const { log } = open();
    const word = (number: number) => 'x'.repeat(number);
    for (let number = 1; number <= 1000; number += 1) log.error(word(number));
    expect(lines.length).toBeLessThan(210);
    vi.advanceTimersByTime(60_000);
    expect(told().at(-1)).toMatchObject({ times: 799 });
  });

  test('writes nothing below its level', () => {
    const { log } = open();
    log.info('a request');
    expect(lines).toEqual([]);
  });
});
