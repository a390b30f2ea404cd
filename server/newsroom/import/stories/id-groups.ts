/** Groups of ids that belong together (union-find). */
export class IdGroups {
  readonly #parents = new Map<string, string>();

  /** The id that represents the group of this one. */
  rootOf(id: string): string {
    let root = id;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root)) root = next;
    // Path compression: every id on the way points to the root, so that chains stay short.
    for (let at = id; at !== root; ) {
      const next = this.#parents.get(at) ?? root;
      this.#parents.set(at, root);
      at = next;
    }
    return root;
  }

  join(a: string, b: string): void {
    const [first, second] = [this.rootOf(a), this.rootOf(b)];
    if (first !== second) this.#parents.set(second, first);
  }
}
