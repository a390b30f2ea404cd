/** The values that distinguish the items of a feed. */
export type ItemIdentity = { id: string | undefined; link: string | undefined; title: string | undefined };

/** The address without its query and fragment, which are often only for tracking. */
const pageOf = (link: string): string => link.replace(/[?#].*$/s, '');

const areDifferentArticles = (a: ItemIdentity, b: ItemIdentity): boolean =>
  a.link !== undefined &&
  b.link !== undefined &&
  pageOf(a.link) !== pageOf(b.link) &&
  a.title !== undefined &&
  b.title !== undefined &&
  a.title !== b.title;

/**
 * Finds ids that several articles of one feed share although their pages and titles differ: such an id identifies none
 * of them.
 */
export function sharedIds(items: ItemIdentity[]): Set<string> {
  const firstById = new Map<string, ItemIdentity>();
  const shared = new Set<string>();
  for (const item of items) {
    if (item.id === undefined) continue;
    const firstWithId = firstById.get(item.id);
    if (!firstWithId) firstById.set(item.id, item);
    else if (areDifferentArticles(firstWithId, item)) shared.add(item.id);
  }
  return shared;
}
