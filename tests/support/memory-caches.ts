/** A Cache Storage in memory, with as much of the browser's as the worker's rooms use. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }
}

export class MemoryCache {
  readonly #kept = new Map<string, string>();
  /** Addresses in the order in which they were asked for. */
  readonly asked: string[] = [];

  async match(address: string): Promise<Response | undefined> {
    this.asked.push(address);
    const body = this.#kept.get(address);
    return body === undefined ? undefined : new Response(body);
  }

  async put(address: string, response: Response): Promise<void> {
    this.#kept.set(address, await response.text());
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#kept.keys()].map((address) => ({ url: `https://edicola.leggo.it${address}` }));
  }

  async delete(address: string): Promise<boolean> {
    return this.#kept.delete(address);
  }
}
