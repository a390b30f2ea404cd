import { createHash } from 'node:crypto';

const INLINE_SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashes = (html: string, element: RegExp) => [
  ...new Set(
    [...html.matchAll(element)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
];

/** Headers of every answer. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/**
 * The policy of one finished page: what stands inline in it is allowed by hash, so that the page can be kept by any
 * cache. Scripts may only make script addresses and markup through the two named policies.
 */
export function contentSecurityPolicy(html: string, accountOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, INLINE_SCRIPT).join(' ')}`.trim(),
    `style-src 'self' ${hashes(html, INLINE_STYLE).join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${accountOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${accountOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types articolo worker',
  ].join('; ');
}
