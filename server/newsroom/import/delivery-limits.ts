import { characterCountOf } from './item-store.ts';
import type { ParsedItem } from './parse-item.ts';
import { editionSlug, issueKeysOf } from './plan-issues.ts';
import { Rejected } from './rejected.ts';

/**
 * Limit of items in a delivery: more than any newsroom sends. The planning data of all items are in memory at
 * once.
 */
const MAX_ITEMS = 50_000;
/** Limit of characters in an issue, which is written in one transaction: twenty times a Sunday paper. */
const MAX_ISSUE_CHARACTERS = 40_000_000;
/**
 * Limits of different names. Each name stays in the menus; more than any paper has are texts in the wrong
 * field.
 */
const MAX_NAMES = { editions: 100, sections: 300 };

/** Counts the contents of a delivery and of its issues. */
export class DeliveryLimits {
  readonly #issues = new Map<string, number>();
  readonly #names = { editions: new Set<string>(), sections: new Set<string>() };
  #items = 0;

  /** @throws Rejected */
  add(parsed: ParsedItem): void {
    this.#items += 1;
    if (this.#items > MAX_ITEMS)
      throw new Rejected('delivery', `more than ${MAX_ITEMS} items: deliver the rest by itself`);
    const { placements, section, status } = parsed.delivered;
    this.#addNames('editions', placements.map(editionSlug));
    // A withdrawal is put into no section.
    if (status !== 'canceled') this.#addNames('sections', [section.slug]);
    for (const key of issueKeysOf(parsed.delivered)) {
      const size = (this.#issues.get(key) ?? 0) + characterCountOf(parsed);
      if (size > MAX_ISSUE_CHARACTERS)
        throw new Rejected('issue', `${key} would hold more than ${MAX_ISSUE_CHARACTERS} signs`);
      this.#issues.set(key, size);
    }
  }

  #addNames(kind: keyof typeof MAX_NAMES, slugs: string[]): void {
    const [names, limit] = [this.#names[kind], MAX_NAMES[kind]];
    const added = new Set(slugs.filter((slug) => !names.has(slug)));
    if (names.size + added.size > limit)
      throw new Rejected('delivery', `more than ${limit} ${kind}: deliver the rest by itself`);
    for (const slug of added) names.add(slug);
  }
}
