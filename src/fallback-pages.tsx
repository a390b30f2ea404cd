import { type ErrorComponentProps, getRouteApi, type NotFoundRouteProps } from '@tanstack/react-router';
import { ApiError, errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { fallbackHead } from '#src/features/not-found/fallback-head.ts';
import { NotFoundScreen } from '#src/features/not-found/not-found-screen.tsx';
import { UnavailablePageScreen } from '#src/features/offline/unavailable-page-screen.tsx';
import { RouteError } from '#src/ui/route-error.tsx';

// All fallback pages are in one file: they share nearly all their code, and hardly any visit needs one.

const root = getRouteApi('__root__');

const UNPARSABLE_ADDRESS = new ApiError('bad-request', { operation: 'open' });

/** Page for an address that does not exist or cannot be parsed. NAV-01, NAV-21 */
export function NotFoundPage({ data }: NotFoundRouteProps) {
  const { brand, unreadable } = root.useRouteContext();
  return unreadable ? (
    <RouteError error={UNPARSABLE_ADDRESS} />
  ) : (
    <NotFoundScreen paper={brand.key} data={data} />
  );
}

type Context = { brand: PublicBrand; unreadable?: boolean };

export const headOfFallbackPage = ({ brand, unreadable }: Context, error: unknown) =>
  fallbackHead(brand, unreadable ? UNPARSABLE_ADDRESS : error);

/** Page whose data or code could not be loaded. NAV-20, NAV-21 */
export function ErrorPage({ error }: ErrorComponentProps) {
  return errorKindOf(error) === 'offline' ? <UnavailablePageScreen /> : <RouteError error={error} />;
}
