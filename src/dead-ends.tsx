import { getRouteApi, type NotFoundRouteProps } from '@tanstack/react-router';
import { deadEndHead } from '#src/features/not-found/dead-end-head.ts';
import { NotFoundScreen } from '#src/features/not-found/not-found-screen.tsx';
import { RouteError } from '#src/ui/route-error.tsx';

// The pages that say why there is none, in one file: they share nearly all, and hardly a visit meets one.

const root = getRouteApi('__root__');

/** An address that leads nowhere. NAV-01 */
export function NotFoundPage({ data }: NotFoundRouteProps) {
  return <NotFoundScreen paper={root.useRouteContext().brand.key} data={data} />;
}

export const headOfDeadEnd = deadEndHead;

/** A page whose data or code could not be had. NAV-20, NAV-21 */
export const ErrorPage = RouteError;
