import { AppLink } from '#src/ui/app-link.tsx';
import styles from './profile.module.css';
import { tabStrings as strings } from './strings.ts';

export type ProfileTab = 'profile' | 'invoicing' | 'consents';

const TABS: readonly { tab: ProfileTab; path: string }[] = [
  { tab: 'profile', path: '/user/profile' },
  { tab: 'invoicing', path: '/user/profile/invoicing' },
  { tab: 'consents', path: '/user/profile/consents' },
];

/** Links to the screens of the profile, shown as tabs. NAV-17 */
export function ProfileTabs({ tab }: { tab: ProfileTab }) {
  return (
    <nav className={styles.tabs} aria-label={strings.label}>
      {TABS.map((item) => (
        <AppLink key={item.tab} href={item.path} aria-current={item.tab === tab ? 'page' : undefined}>
          {strings[item.tab]}
        </AppLink>
      ))}
    </nav>
  );
}
