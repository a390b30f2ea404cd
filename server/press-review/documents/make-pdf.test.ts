import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clipOf, documentOf } from '#tests/support/press-document.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { makePdf, PdfFailed, type PdfThread, pdfThread } from './make-pdf.ts';

const SCRIPT = new URL('./pdf-worker.ts', import.meta.url);
const document = (title: string) => documentOf([{ title: 'Primo piano', clips: [clipOf({ title })] }]);

let workers: Worker[];
let thread: PdfThread;

beforeEach(() => {
  workers = [];
  thread = pdfThread(() => {
    const worker = new Worker(SCRIPT, { env: {}, execArgv: [] });
    workers.push(worker);
    return worker;
  });
});
afterEach(() => thread.close());

test('PRS-04 documents are written one after the other in one thread, each as requested', async () => {
  const titles = ['Uno', 'Due', 'Tre'];
  const written = await Promise.all(titles.map((title) => thread.make(document(title))));
  for (const [at, pdf] of written.entries())
    expect((await readPdf(pdf)).outline[2]?.items[0]?.title).toBe(titles[at]);
  expect(workers).toHaveLength(1);
});

test('PRS-04 the server answers while the thread writes', async () => {
  let answered = 0;
  const writing = makePdf(
    documentOf([{ title: 'Tutto', clips: Array.from({ length: 100 }, () => clipOf()) }]),
  );
  const busy = setInterval(() => {
    answered += 1;
  }, 1);
  const pdf = await writing;
  clearInterval(busy);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answered).toBeGreaterThan(3);
});

test('PRS-04 a document that cannot be written fails, and the next one is written', async () => {
  const broken = documentOf([{ title: 'Uno', clips: [clipOf({ date: null as unknown as string })] }]);
  const [first, second] = await Promise.allSettled([thread.make(broken), thread.make(document('Due'))]);
  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(PdfFailed) });
  expect(second?.status).toBe('fulfilled');
  expect(workers).toHaveLength(1);
});

test('PRS-04 a thread that dies fails its document, and another one continues', async () => {
  const jobs = [thread.make(document('Uno')), thread.make(document('Due'))];
  void workers[0]?.terminate();
  const [first, second] = await Promise.allSettled(jobs);
  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(PdfFailed) });
  expect(second?.status).toBe('fulfilled');
  expect(workers).toHaveLength(2);
});

test('PRS-04 a document that takes too long fails, the next one gets another thread, and a late answer is not taken for its', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started: EventEmitter[] = [];
  const startSilent = () => {
    const calls = {
      postMessage: () => undefined,
      terminate: async () => 0,
      ref: () => undefined,
      unref: () => undefined,
    };
    started.push(Object.assign(new EventEmitter(), calls));
    return started.at(-1) as unknown as Worker;
  };
  const slow = pdfThread(startSilent, 1000);
  const jobs = Promise.allSettled([slow.make(document('Uno')), slow.make(document('Due'))]);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(started).toHaveLength(2);
  started[0]?.emit('message', { pdf: Buffer.from('Uno') });
  started[0]?.emit('exit', 1);
  started[1]?.emit('message', { pdf: Buffer.from('Due') });
  const [first, second] = await jobs;
  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(PdfFailed) });
  expect(second).toMatchObject({ status: 'fulfilled', value: Buffer.from('Due') });
});

test('PRS-04 a closed thread leaves nothing waiting and accepts nothing more', async () => {
  const jobs = Promise.allSettled([thread.make(document('Uno')), thread.make(document('Due'))]);
  await thread.close();
  for (const job of await jobs) expect(job).toMatchObject({ reason: expect.any(PdfFailed) });
  await expect(thread.make(document('Tre'))).rejects.toThrow(PdfFailed);
});
