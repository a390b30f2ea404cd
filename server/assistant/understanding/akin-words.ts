/** A word without its last vowels and what makes an adjective of it. */
const rootOf = (word: string) =>
  word.replace(/h?[aeiou]+$/, '').replace(/(?<=.{4})(?:istic|ific|ic|iv|al|es|ian)$/, '');
const SHORTEST_ROOT = 4;

/** Whether two folded words are one in other forms: `estero` and `Esteri`, `sportive` and `Sport`; not `Inter` and `Interni`. */
export const areAkin = (one: string, other: string): boolean =>
  one === other || (rootOf(one).length >= SHORTEST_ROOT && rootOf(one) === rootOf(other));
