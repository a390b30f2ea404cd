/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/**
 * The one range that a request asks for of `length` bytes (RFC 9110, 14.1.2): null for the whole, also where several
 * ranges are requested or the header is not understood; `unsatisfiable` for one that begins beyond the end.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= length ? 'unsatisfiable' : { first, last };
}
