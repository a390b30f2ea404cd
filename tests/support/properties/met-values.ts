/** A field that is given a value which the run has met under its name before, such as the id of an article. */
export class Met {
  readonly name: string;
  /** Which of the values that were met. */
  readonly pick: number;
  /** What it is given where none was met. */
  readonly otherwise: unknown;

  constructor(name: string, pick: number, otherwise: unknown) {
    this.name = name;
    this.pick = pick;
    this.otherwise = otherwise;
  }
}

const KEPT_EACH = 40;

/** Values of fields, by the names that the contracts give them: those of a test's database, and what answers told. */
export class MetValues {
  readonly #values = new Map<string, unknown[]>();

  add(name: string, ...values: unknown[]): void {
    const known = this.#values.get(name) ?? [];
    for (const value of values) {
      if (!known.includes(value)) known.push(value);
    }
    if (known.length > KEPT_EACH) known.splice(0, known.length - KEPT_EACH);
    this.#values.set(name, known);
  }

  /** Keeps every text and number that an answer names. */
  learn(answer: unknown, name = ''): void {
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, 5)) this.learn(item, name);
    } else if (answer !== null && typeof answer === 'object') {
      for (const [key, value] of Object.entries(answer)) this.learn(value, key);
    } else if (name !== '' && (typeof answer === 'string' || typeof answer === 'number')) {
      this.add(name, answer);
    }
  }

  /** A value with everything in it that was left to be met. */
  fill(value: unknown): unknown {
    if (value instanceof Met) {
      const known = this.#values.get(value.name) ?? [];
      return known.length === 0 ? value.otherwise : known[value.pick % known.length];
    }
    if (Array.isArray(value)) return value.map((item) => this.fill(item));
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.fill(item)]));
  }
}
