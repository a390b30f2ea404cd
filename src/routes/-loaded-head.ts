import type { PageHead } from '#src/components/page-head.ts';

type Loaded = { loaderData?: { head: Partial<PageHead> } | undefined };

/** The head that a route's loader made of its data; none while the data are loading. NAV-24 */
export const loadedHead = ({ loaderData }: Loaded) => loaderData?.head ?? {};
