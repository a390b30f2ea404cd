import { marks } from './marks.ts';

/** Symbols of icons.svg; a new icon is added there and here. */
export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'user'
  | 'people'
  | 'office'
  | 'down'
  | 'check'
  | 'check-circle'
  | 'plus'
  | 'clock'
  | 'lock'
  | 'left'
  | 'right'
  | 'up'
  | 'chev'
  | 'arrow'
  | 'back'
  | 'ext'
  | 'heart'
  | 'heart-f'
  | 'share'
  | 'text'
  | 'listen'
  | 'print'
  | 'home'
  | 'home-f'
  | 'sections'
  | 'special'
  | 'bot'
  | 'press'
  | 'pen'
  | 'site'
  | 'archive'
  | 'shop'
  | 'logout'
  | 'cal'
  | 'grid'
  | 'more'
  | 'list'
  | 'sun'
  | 'moon'
  | 'pin'
  | 'warn'
  | 'info'
  | 'refresh'
  | 'offline'
  | 'error'
  | 'help'
  | 'install'
  | 'trash'
  | 'pause'
  | 'play'
  | 'bookmark'
  | 'bell'
  | 'bookmark-f'
  | 'eye'
  | 'eye-off'
  | 'phone'
  | 'tablet'
  | 'computer'
  | 'mail'
  | 'key'
  | 'chat'
  | 'chat-f'
  | 'send'
  | 'hangup'
  | 'call'
  | 'clip';

type Props = { name: IconName; size?: number };

/** Decorative: the control around it carries the name. */
export function Icon({ name, size = 22 }: Props) {
  return (
    <svg className="i" width={size} height={size} aria-hidden="true">
      <use href={`${marks}#i-${name}`} />
    </svg>
  );
}
