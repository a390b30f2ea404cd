/** What a route puts into the head of its page. */
export type PageHead = { meta: Record<string, string>[]; links: Record<string, string>[] };

type Facts = {
  title: string;
  description: string;
  /** Lasting address, absolute. */
  url: string;
  /** The most telling words first. */
  keywords?: readonly string[];
};

/** Title, description, keywords and lasting address of a page. NAV-24 */
export const pageHead = ({ title, description, url, keywords = [] }: Facts): PageHead => ({
  meta: [
    { title },
    { name: 'description', content: description },
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
  ],
  links: [{ rel: 'canonical', href: url }],
});
