type Search = Record<string, unknown>;

/** Every value as it stands in the address: the router's own way would take `"acqua"` and `20.000` for JSON. */
export function parseSearch(text: string): Search {
  const found: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    found[key] = key in found ? [found[key] ?? [], value].flat() : value;
  }
  return found;
}

/** A list is a key said several times, as forms say it. */
export function stringifySearch(search: Search): string {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) =>
      [value].flat().flatMap((one) => (one === undefined ? [] : [[key, String(one)]])),
    ),
  ).toString();
  return text && `?${text}`;
}
