import { everyOperation } from './contracts.ts';
import { PICTURE_LIMIT_BYTES } from './media-type.ts';

/** Usual limit of a call's body. Calls that need another one have it in their contract: `x-body-limit`. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The largest body of any call except deliveries of newsrooms. */
export const LARGEST_BODY_BYTES = Math.max(
  MAX_BODY_BYTES,
  PICTURE_LIMIT_BYTES,
  ...everyOperation().flatMap(({ operation }) => operation['x-body-limit'] ?? []),
);

/**
 * The largest refused body whose rest is read and discarded. Above the largest accepted one, so that whoever attaches
 * a file that is too large is told so, also behind a proxy that passes bodies on unlimited.
 */
export const MAX_DISCARDED_BYTES = 8 * LARGEST_BODY_BYTES;
