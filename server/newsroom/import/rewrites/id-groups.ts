/** Groups of ids that belong together, as a union-find structure. */
export class IdGroups {
  readonly #parents = new Map<string, string>();

  /** The id that represents the group of this one. */
  rootOf(id: string): string {
    let root = id;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root)) root = next;
    // Path compression: every id on the way points to the root, so that chains stay short.
    for (let current = id; current !== root; ) {
      const next = this.#parents.get(current) ?? root;
      this.#parents.set(current, root);
      current = next;
    }
    return root;
  }

  join(a: string, b: string): void {
    const [first, second] = [this.rootOf(a), this.rootOf(b)];
    if (first !== second) this.#parents.set(second, first);
  }
}
