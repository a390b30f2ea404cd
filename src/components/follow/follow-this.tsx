import { useRouter } from '@tanstack/react-router';
import { loginUrl } from '#domain/account-links.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import { Icon } from '#src/ui/icon.tsx';
import { BUTTON_CLASSES, type FollowProps } from './looks.ts';
import { strings } from './strings.ts';

/** Button that follows or unfollows something of the paper; a visitor is led to sign in first, and back. PSH-01 */
export function FollowThis(props: FollowProps) {
  return useShownReader() ? <ForReader {...props} /> : <ForVisitor {...props} />;
}

const loadFollowAsReader = () => import('./follow-as-reader.tsx');

function ForReader(props: FollowProps) {
  const part = useDeferredPart(loadFollowAsReader);
  if (part) return <part.FollowAsReader {...props} />;
  return props.look === undefined || props.look === 'name' ? props.name : null;
}

function ForVisitor({ name, look = 'name' }: FollowProps) {
  const { options, latestLocation } = useRouter();
  const { brand } = options.context;
  return (
    <a
      className={BUTTON_CLASSES[look]}
      href={loginUrl(brand, brand.origin + latestLocation.href)}
      aria-label={strings.label(name)}
    >
      <Icon name="plus" size={16} />
      {look === 'name' ? name : strings.follow}
    </a>
  );
}
