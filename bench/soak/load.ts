// Generates mixed load in a process of its own that is sent a LoadJob.
import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { searchPath } from '#domain/search-address.ts';
import { newPushedDevice } from '#tests/support/decrypt-push.ts';
import { type Account, BenchReader } from '../bench-reader.ts';
import { processorTime } from '../processor-time.ts';
import type { RequestOptions } from '../request.ts';
import type { LoadJob, LoadResult } from './load-job.ts';
import { Newsroom } from './newsroom.ts';

const READERS = 20;
const FIRST_PAUSE_MS = 400;
const CHECK_INTERVAL_MS = 5000;
/** Fraction of the run in which the pause is adjusted; afterwards it stays constant. */
const TUNING_SHARE = 0.25;
const DELIVERY_EVERY_MS = 60_000;
const ALERT_EVERY_MS = 20_000;
/** A reader may ask 120 questions in an hour. */
const QUESTION_EVERY_MS = 40_000;
/** Every nth round of a visitor ends before its answer arrives. */
const ABORT_EVERY = 20;
const LEAVE_AFTER_MS = 10;
const SIGN_IN_EVERY_MS = 60_000;

process.once('message', (job: LoadJob) => {
  new Load(job).run().then((loaded) => process.send?.(loaded));
});

class Load {
  readonly #job: LoadJob;
  readonly #callsByOutcome: Record<string, number> = {};
  readonly #end: number;
  #pauseMs = FIRST_PAUSE_MS;
  #measuredCpuShare = 0;

  constructor(job: LoadJob) {
    this.#job = job;
    this.#end = performance.now() + job.seconds * 1000;
  }

  async run(): Promise<LoadResult> {
    const { accounts, asker } = this.#job;
    const newsroom = new Newsroom(this.#job);
    await Promise.all([
      this.#tuneAndMeasureShare(),
      ...Array.from({ length: READERS }, (_, index) => this.#visitor(index)),
      ...accounts.map((account, index) => this.#subscriber(account, index)),
      this.#chatbotReader(asker),
      this.#every(DELIVERY_EVERY_MS, () => this.#countOutcome('delivery', newsroom.deliver())),
      this.#every(ALERT_EVERY_MS, () => this.#countOutcome('alert', newsroom.alert())),
    ]);
    return { ended: this.#callsByOutcome, measuredCpuShare: this.#measuredCpuShare };
  }

  get #isRunning(): boolean {
    return performance.now() < this.#end;
  }

  /**
   * Adjusts the pause between requests until the server takes the wanted share of the machine, then only measures that
   * share.
   */
  async #tuneAndMeasureShare(): Promise<void> {
    const { pid, seconds, wantedCpuShare } = this.#job;
    const tuningEnd = this.#end - seconds * 1000 * (1 - TUNING_SHARE);
    const availableUs = CHECK_INTERVAL_MS * 1000 * availableParallelism();
    const usedShares: number[] = [];
    let before = await processorTime(pid);
    while (this.#isRunning) {
      await sleep(CHECK_INTERVAL_MS);
      const now = await processorTime(pid);
      if (now === null || before === null) return;
      const usedShare = (now - before) / availableUs;
      before = now;
      if (performance.now() < tuningEnd)
        this.#pauseMs *= Math.min(1.5, Math.max(0.6, usedShare / wantedCpuShare));
      else usedShares.push(usedShare);
      this.#measuredCpuShare = usedShares.reduce((sum, one) => sum + one, 0) / Math.max(1, usedShares.length);
    }
  }

  /**
   * Visitors without a session, one after the other, each from another IP address; some disconnect before the answer.
   */
  async #visitor(index: number): Promise<void> {
    const { origin, pages, words, articles } = this.#job;
    for (let round = index; this.#isRunning; round += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 2 });
      const reader = new BenchReader(agent, origin, `20.${index}.${round % 256}.1`);
      const word = words[round % words.length] ?? '';
      const searches = [
        searchPath({ text: word, page: (round % 3) + 1 }),
        `/api/edicola/ricerca?q=${encodeURIComponent(word)}`,
      ];
      const id = articles[round % articles.length];
      for (const path of [...pages, searches[round % 2] ?? '', `/api/edicola/articolo?id=${id}`]) {
        await this.#ask(reader, { path });
      }
      if (round % ABORT_EVERY === 0) {
        setTimeout(() => agent.destroy(), LEAVE_AFTER_MS);
        const request = reader.ask({ path: `/?giro=${round}` });
        await request.then(
          ({ status }) => this.#count(status),
          () => this.#count('left before the answer'),
        );
      }
      agent.destroy();
    }
  }

  async #subscriber(account: Account, index: number): Promise<void> {
    const { origin, articles, pushHost } = this.#job;
    const agent = new Agent({ keepAlive: true, maxSockets: 2 });
    const reader = new BenchReader(agent, origin, `203.0.113.${100 + index}`);
    const post = (path: string, body: unknown) =>
      this.#ask(reader, { path, method: 'POST', withBearer: true, body });
    const signIn = async () => {
      for (const { status } of await reader.signIn(account)) this.#count(status);
      const { subscription } = newPushedDevice(`https://${pushHost}/fcm/send/${index}`);
      const { endpoint, p256dh, auth } = subscription;
      await post('/api/user/push/subscription', { endpoint, chiavi: { p256dh, auth } });
    };
    let signedInAt = 0;
    for (let round = 0; this.#isRunning; round += 1) {
      const now = performance.now();
      if (signedInAt === 0 || now - signedInAt > SIGN_IN_EVERY_MS) {
        await signIn();
        signedInAt = now;
      }
      const id = articles[(round + index) % articles.length];
      await this.#ask(reader, { path: '/api/user/short-info', withBearer: true });
      await this.#ask(reader, { path: `/api/edicola/articolo?id=${id}`, withBearer: true });
      const change = { id_articolo: id, preferito: round % 2 === 0, quando: new Date().toISOString() };
      await post('/api/user/preferiti', { modifiche: [change] });
    }
    agent.destroy();
  }

  /** A reader who asks the chatbot at intervals. */
  async #chatbotReader(account: Account): Promise<void> {
    const reader = new BenchReader(new Agent({ keepAlive: true }), this.#job.origin, '203.0.113.99');
    for (const { status } of await reader.signIn(account)) this.#count(status);
    let questionCount = 0;
    await this.#every(QUESTION_EVERY_MS, async () => {
      questionCount += 1;
      const body = { chat_id: 0, question: `Che cosa si sa dell’acqua, ${questionCount}?` };
      await this.#countOutcome(
        'question',
        reader.ask({ path: '/utente-rag', method: 'POST', withBearer: true, body }),
      );
    });
  }

  async #ask(reader: BenchReader, options: RequestOptions & { withBearer?: boolean }): Promise<void> {
    await reader.ask(options).then(
      ({ status }) => this.#count(status, options.path),
      (error: Error) => this.#count(`broken off: ${error.message}`),
    );
    await sleep(this.#pauseMs * (0.5 + Math.random()));
  }

  async #every(pauseMs: number, action: () => Promise<void>): Promise<void> {
    while (this.#isRunning) {
      await action();
      await sleep(Math.min(pauseMs, Math.max(0, this.#end - performance.now())));
    }
  }

  async #countOutcome(what: string, answer: Promise<{ status: number }>): Promise<void> {
    const outcome = await answer.then(
      ({ status }) => status,
      (error: Error) => `broken off: ${error.message}`,
    );
    this.#count(`${what} ${outcome}`);
  }

  #count(outcome: string | number, path = ''): void {
    const name =
      typeof outcome === 'number' && outcome >= 400 ? `${outcome} ${path.split('?', 1)[0]}` : String(outcome);
    this.#callsByOutcome[name] = (this.#callsByOutcome[name] ?? 0) + 1;
  }
}
