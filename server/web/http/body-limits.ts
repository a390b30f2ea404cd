import { everyOperation } from './contracts.ts';
import { PICTURE_LIMIT_BYTES } from './media-type.ts';

/** Most calls say little, and may send little. Others say in their contract how much: `x-body-limit`. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The largest body of a call, deliveries of newsrooms apart. */
export const LARGEST_BODY_BYTES = Math.max(
  MAX_BODY_BYTES,
  PICTURE_LIMIT_BYTES,
  ...everyOperation().flatMap(({ operation }) => operation['x-body-limit'] ?? []),
);
