import { randomUUID } from 'node:crypto';
import { globalAgent } from 'node:http';
import { dayAt } from '#domain/dates.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type Answered, ask } from '../request.ts';
import type { LoadJob } from './load-job.ts';

const ITEMS = 20;

/** A newsroom that repeatedly corrects the same articles, and sends alerts. */
export class Newsroom {
  readonly #job: Pick<LoadJob, 'origin' | 'key' | 'articles'>;
  #version = 0;

  constructor(job: Pick<LoadJob, 'origin' | 'key' | 'articles'>) {
    this.#job = job;
  }

  async deliver(): Promise<Answered> {
    this.#version += 1;
    const version = String(this.#version);
    const items = Array.from({ length: ITEMS }, (_, index) => {
      const body = `<p>Versione ${version}, notizia ${index}.</p>${'<p>Il ponte riapre oggi.</p>'.repeat(20)}`;
      const facts = { uri: `urn:soak:${index}`, version, day: dayAt(new Date()), position: index + 1, body };
      return JSON.stringify(ninjs({ ...facts, title: `Riapre il ponte ${index}` }));
    });
    return await this.#post('/v1/consegne', items.join('\n'), { 'content-type': 'application/x-ndjson' });
  }

  async alert(): Promise<Answered> {
    return await this.#post('/v1/avvisi', {
      tipo: 'eccezionale',
      argomento: null,
      titolo: 'Per tutti',
      testo: 'Una prova.',
      articolo: this.#job.articles[0],
      storia: 'prova',
    });
  }

  #post(path: string, body: unknown, type: Record<string, string> = {}): Promise<Answered> {
    const headers = {
      ...type,
      authorization: `Bearer ${this.#job.key}`,
      'idempotency-key': randomUUID(),
    };
    return ask(globalAgent, this.#job.origin, { path, method: 'POST', headers, body });
  }
}
