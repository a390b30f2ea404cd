import { onlyKnownHtml } from './known-html.ts';

type HtmlPolicy = { createHTML(html: string): unknown };
type PolicyFactory = { createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy };

/** Named in the page's `trusted-types` directive. */
const POLICY = 'articolo';

let policy: HtmlPolicy | undefined;

/**
 * Passes HTML that our own server has cleaned to an explicit list of elements: of anything else nothing is left, wherever it
 * came from. On the server and in browsers without Trusted Types it stays a plain string.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return onlyKnownHtml(html);
  policy ??= trustedTypes.createPolicy(POLICY, { createHTML: onlyKnownHtml });
  // React hands the object to innerHTML untouched, but its types know strings alone.
  return policy.createHTML(html) as string;
}
