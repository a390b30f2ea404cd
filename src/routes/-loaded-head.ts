import type { PageHead } from '#src/components/page-head.ts';

type Loaded = { loaderData?: { head: Partial<PageHead> } | undefined };

/** The head that a route's loader made of its data; none while they are on their way. NAV-24 */
export const loadedHead = ({ loaderData }: Loaded) => loaderData?.head ?? {};
