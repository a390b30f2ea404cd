import { sizeOf } from './item-shelf.ts';
import type { ParsedItem } from './parse-item.ts';
import { editionSlug, issueKeysOf } from './plan-issues.ts';
import { Rejected } from './rejected.ts';

/** More than any newsroom sends in one delivery; all planned items are in memory together. */
const MAX_ITEMS = 50_000;
/** Characters of one issue, which is written in one go: twenty times a Sunday paper. */
const MAX_ISSUE = 40_000_000;
/** Each name stays in the paper's menus for ever: more than the largest paper has means text in the wrong field. */
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
      const size = (this.#issues.get(key) ?? 0) + sizeOf(parsed);
      if (size > MAX_ISSUE) throw new Rejected('issue', `${key} would hold more than ${MAX_ISSUE} signs`);
      this.#issues.set(key, size);
    }
  }

  #addNames(what: keyof typeof MAX_NAMES, slugs: string[]): void {
    const [known, most] = [this.#names[what], MAX_NAMES[what]];
    const news = new Set(slugs.filter((slug) => !known.has(slug)));
    if (known.size + news.size > most)
      throw new Rejected('delivery', `more than ${most} ${what}: deliver the rest by itself`);
    for (const slug of news) known.add(slug);
  }
}
