import { memo, type ReactNode } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { isSignInScreen } from '#domain/entrance.ts';
import type { Day } from '#domain/newsstand.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import { BurgerMenu } from './burger-menu.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { MenuSections } from './load-shell.ts';
import { MainNav } from './main-nav.tsx';
import { hasSlimHeader, hasSupport, hasTabBar } from './page-kind.ts';
import styles from './shell.module.css';
import { shellStrings as strings } from './strings.ts';
import { TabBar } from './tab-bar.tsx';

const loadNotices = () => import('./live-notices.tsx');
const loadSupport = () => import('#src/features/support-chat/widget.tsx');
const loadAnnouncer = () => import('#src/components/downloads/downloads-announcer.tsx');

export type ShellProps = {
  brand: PublicBrand;
  today: Day;
  /** Sections of today's issue with their number of articles, for the menu. */
  sections: MenuSections;
  /** Path and query of the page, to which the sign-in returns. */
  path: string;
  /** The screen, with a `<main id="contenuto" tabIndex={-1}>` of its own. */
  children: ReactNode;
};

/** The parts around every screen. SHL-01 */
export const Shell = memo(function Shell({
  brand: visitorBrand,
  today,
  sections,
  path,
  children,
}: ShellProps) {
  const slim = hasSlimHeader(path);
  const isSignIn = isSignInScreen(path);
  const reader = useShownReader();
  const brand = reader?.menu ? { ...visitorBrand, menu: reader.menu } : visitorBrand;
  const notices = useDeferredPart(loadNotices);
  const announcer = useDeferredPart(loadAnnouncer);
  const support = useDeferredPart(loadSupport);
  return (
    <div className={`column ${styles.shell}`}>
      <a className={`tap ${styles.skip}`} href="#contenuto">
        {strings.skip}
      </a>
      {notices && <notices.LiveNotices brand={brand} path={path} today={today} />}
      {!isSignIn && <Header brand={brand} path={path} slim={slim} isSignedIn={reader !== null} />}
      {!slim && !isSignIn && <MainNav menu={brand.menu} today={today} path={path} />}
      {!isSignIn && <BurgerMenu brand={brand} sections={sections} path={path} />}
      <div className={styles.screen}>{children}</div>
      {!isSignIn && <Footer brand={brand} today={today} />}
      {hasTabBar(path) && !isSignIn && <TabBar brand={brand} path={path} isSignedIn={reader !== null} />}
      {announcer && <announcer.DownloadsAnnouncer />}
      {support && hasSupport(path) && <support.SupportWidget brand={visitorBrand} />}
    </div>
  );
});
