import { keepAllowedHtml } from './allowed-html.ts';

type HtmlPolicy = { createHTML(html: string): unknown };
type PolicyFactory = { createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy };

/** This name is listed in the `trusted-types` directive of the page. */
const POLICY = 'articolo';

let policy: HtmlPolicy | undefined;

/**
 * HTML that our server has cleaned, filtered once more by the list of allowed elements; everything else is removed,
 * whatever its source. Without Trusted Types (on the server and in some browsers) the result is a plain string.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return keepAllowedHtml(html);
  policy ??= trustedTypes.createPolicy(POLICY, { createHTML: keepAllowedHtml });
  // React hands the object to innerHTML unchanged, but its types allow only strings.
  return policy.createHTML(html) as string;
}
