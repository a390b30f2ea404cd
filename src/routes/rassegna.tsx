import { createFileRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import { ReaderGuard } from '#src/components/session/reader-guard.tsx';
import { PressReviewEntry } from '#src/features/press-review/frame/press-review-entry.tsx';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/rassegna')({ component: PressReviewRoute });

function PressReviewRoute() {
  return (
    <ReaderGuard>
      <PressReviewEntry today={root.useLoaderData().today}>
        <Outlet />
      </PressReviewEntry>
    </ReaderGuard>
  );
}
