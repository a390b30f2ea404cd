import { ninjs } from '#tests/support/ninjs-fixture.ts';

/** One broken or hostile file of a delivery, and the expected result of its import. */
export type HostileFile = {
  /** Path within the delivery. */
  path: string;
  bytes: string | Uint8Array;
  /** The file is refused, with these patterns in place and reason. */
  refused?: [place: RegExp, reason: RegExp];
  /** The file is imported nevertheless, under this uri … */
  cleaned?: string;
  /** … with this warning. */
  warned?: RegExp;
};

export const json = (item: unknown): string => JSON.stringify(item);

let count = 0;

/** A valid article, apart from the given facts. */
export function article(facts: Parameters<typeof ninjs>[0], overrides: Record<string, unknown> = {}) {
  count += 1;
  const uri = `urn:hostile:${count}`;
  return { uri, item: ninjs({ uri, ...facts }, overrides) };
}

/** An article with one invalid field, which is refused there. */
export const wrong = (
  path: string,
  overrides: Record<string, unknown>,
  place: RegExp,
  reason: RegExp,
): HostileFile => ({ path, bytes: json(article({}, overrides).item), refused: [place, reason] });

/** An article whose body or picture is cleaned. */
export function cleanedArticle(
  path: string,
  facts: Parameters<typeof ninjs>[0],
  warned?: RegExp,
  overrides = {},
): HostileFile {
  const { uri, item } = article(facts, overrides);
  return { path, bytes: json(item), cleaned: uri, ...(warned && { warned }) };
}
