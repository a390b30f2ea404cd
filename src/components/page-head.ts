/** What a route puts into the head of its page. */
export type PageHead = { meta: Record<string, string>[]; links: Record<string, string>[] };

type Facts = {
  title: string;
  description: string;
  /** Lasting address, absolute. */
  url: string;
  /** The most telling words first. */
  keywords: readonly string[];
  /** There is nothing on it: nothing for search engines. */
  empty?: boolean;
};

/** Title, description, keywords and lasting address of a page. NAV-24 */
export const pageHead = ({ title, description, url, keywords, empty }: Facts): PageHead => ({
  meta: [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    ...(empty ? [{ name: 'robots', content: 'noindex' }] : []),
  ],
  links: [{ rel: 'canonical', href: url }],
});
