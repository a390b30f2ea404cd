/** Placeholder for a value that the run has seen before under the same field name, such as the id of an article. */
export class SeenPlaceholder {
  readonly name: string;
  /** Selects one of the values seen. */
  readonly pick: number;
  /** The value where none was seen. */
  readonly otherwise: unknown;

  constructor(name: string, pick: number, otherwise: unknown) {
    this.name = name;
    this.pick = pick;
    this.otherwise = otherwise;
  }
}

const KEPT_EACH = 40;

/** Values of fields seen so far, by their names in the contracts: from a test's database and from answers. */
export class SeenValues {
  readonly #values = new Map<string, unknown[]>();

  add(name: string, ...values: unknown[]): void {
    const known = this.#values.get(name) ?? [];
    for (const value of values) {
      if (!known.includes(value)) known.push(value);
    }
    if (known.length > KEPT_EACH) known.splice(0, known.length - KEPT_EACH);
    this.#values.set(name, known);
  }

  /** Remembers every text and number in an answer. */
  learn(answer: unknown, name = ''): void {
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, 5)) this.learn(item, name);
    } else if (answer !== null && typeof answer === 'object') {
      for (const [key, value] of Object.entries(answer)) this.learn(value, key);
    } else if (name !== '' && (typeof answer === 'string' || typeof answer === 'number')) {
      this.add(name, answer);
    }
  }

  /** Replaces every placeholder in a value. */
  fill(value: unknown): unknown {
    if (value instanceof SeenPlaceholder) {
      const known = this.#values.get(value.name) ?? [];
      return known.length === 0 ? value.otherwise : known[value.pick % known.length];
    }
    if (Array.isArray(value)) return value.map((item) => this.fill(item));
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.fill(item)]));
  }
}
