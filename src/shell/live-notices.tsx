import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { InstallNotice } from '#src/features/install/install-notice.tsx';
import { MarketingStripSlot } from '#src/features/marketing/strip-slot.tsx';
import { NoticeToast } from '#src/features/notices/notice-toast.tsx';
import { UpdateNotice } from '#src/features/update/update-notice.tsx';
import { ConnectionBanner } from './live-connection-banner.tsx';
import { useShownIssues } from './use-shown-issues.ts';

type Props = { brand: PublicBrand; path: string; today: Day };

/**
 * Messages around the page: no network, a new version, a notice, the marketing strip, the invitation to
 * install.
 */
export function LiveNotices({ brand, path, today }: Props) {
  return (
    <>
      <ConnectionBanner path={path} today={today} />
      <UpdateNotice />
      <NoticeToast />
      <MarketingStripSlot brand={brand} path={path} />
      <InstallNotice brand={brand} path={path} {...useShownIssues()} />
    </>
  );
}
