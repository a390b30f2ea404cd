const PICTURE = /^\/immagini\/([0-9a-f]{24})\/(\d+)\.(avif|webp)$/;

type Encoding = { path: string; id: string; width: number; format: string };

function toEncoding(path: string): Encoding | null {
  const [, id, width, format] = PICTURE.exec(path) ?? [];
  return id && format ? { path, id, width: Number(width), format } : null;
}

/**
 * The cached encoding that best replaces the requested one: of the same picture, in the same format before another (a
 * browser that requests WebP may not read AVIF), the next wider before a narrower one. Null if there is none.
 */
export function nearestPicture(requestedPath: string, cachedPaths: readonly string[]): string | null {
  const requested = toEncoding(requestedPath);
  if (!requested) return null;
  const rank = ({ width, format }: Encoding) => [
    format === requested.format ? 0 : 1,
    width < requested.width ? 1 : 0,
    Math.abs(width - requested.width),
  ];
  const [best] = cachedPaths
    .map(toEncoding)
    .filter((encoding) => encoding !== null && encoding.id === requested.id)
    .sort((a, b) => (a && b ? compare(rank(a), rank(b)) : 0));
  return best?.path ?? null;
}

function compare(a: number[], b: number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
