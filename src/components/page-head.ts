/** Tags that a route puts into the head of its page. */
export type PageHead = { meta: Record<string, string>[]; links: Record<string, string>[] };

type PageFacts = {
  title: string;
  description: string;
  /** Canonical address, absolute. */
  url: string;
  /** The most descriptive words first. */
  keywords: readonly string[];
  /** The page has no contents, so search engines must not index it. */
  empty?: boolean;
};

/** Title, description, keywords and canonical address of a page. NAV-24 */
export const pageHead = ({ title, description, url, keywords, empty }: PageFacts): PageHead => ({
  meta: [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    ...(empty ? [{ name: 'robots', content: 'noindex' }] : []),
  ],
  links: [{ rel: 'canonical', href: url }],
});
