import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react';

type Props = ComponentPropsWithRef<'a'> & { href: string };

/** A pointer that only crosses a list must not preload every article on its way. */
const INTENT_DELAY_MS = 60;

/**
 * Paths of this origin are handled by the router; fragments by the browser, so that they work before and after
 * hydration.
 */
export const isRoute = (href: string) => href.startsWith('/') && !href.startsWith('//');

export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * A plain link that becomes a client-side navigation after hydration, and is preloaded when the pointer rests on it.
 * Outside a router, for other origins, for `target` and `download` it stays a plain link.
 */
export function AppLink({ href, children, onClick, onPointerEnter, onPointerLeave, ...rest }: Props) {
  const router: AnyRouter | null = useRouter({ warn: false });
  const intent = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isPlain = !router || !isRoute(href) || Boolean(rest.target) || rest.download !== undefined;
  if (isPlain) {
    const handlers = { onClick, onPointerEnter, onPointerLeave };
    return (
      <a href={href} {...handlers} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        clearTimeout(intent.current);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        clearTimeout(intent.current);
        intent.current = setTimeout(() => void router.preloadRoute({ to: '.', href }), INTENT_DELAY_MS);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        clearTimeout(intent.current);
      }}
    >
      {children}
    </a>
  );
}
