const ORIGIN = 'https://edicola.leggo.it';

type Asked = string | { url: string };

/** Path and query of an address in any form. */
function addressOf(asked: Asked): string {
  const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
  return pathname + search;
}

/** Cache Storage in memory, with the part of the browser's interface that the worker uses. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async match(asked: Asked, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return await this.#caches.get(cacheName)?.match(asked);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

type Kept = { body: string; headers: [string, string][] };

export class MemoryCache {
  readonly #kept = new Map<string, Kept>();
  /** Addresses in the order in which they were looked up. */
  readonly asked: string[] = [];

  async match(asked: Asked): Promise<Response | undefined> {
    const address = addressOf(asked);
    this.asked.push(address);
    const kept = this.#kept.get(address);
    return kept && new Response(kept.body, { headers: kept.headers });
  }

  async put(asked: Asked, response: Response): Promise<void> {
    this.#kept.set(addressOf(asked), { body: await response.text(), headers: [...response.headers] });
  }

  /** Fetches all addresses, and caches none where one fails. */
  async addAll(addresses: string[]): Promise<void> {
    const answers = await Promise.all(addresses.map((address) => fetch(address)));
    if (answers.some(({ ok }) => !ok)) throw new TypeError('The server refused one of them');
    await Promise.all(answers.map((answer, at) => this.put(addresses[at] ?? '', answer)));
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#kept.keys()].map((address) => ({ url: ORIGIN + address }));
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#kept.values()].map(({ body, headers }) => new Response(body, { headers }));
  }

  async delete(asked: Asked): Promise<boolean> {
    return this.#kept.delete(addressOf(asked));
  }
}
