import type { ReactNode } from 'react';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Loading } from '#src/ui/skeleton.tsx';

/** A page shown only in passing, with what is going on. SHL-12 */
export function TransitPage({ title, text }: { title: string; text: string }) {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <EmptyState level={1} title={title}>
        <p aria-hidden="true">{text}</p>
      </EmptyState>
      <Loading label={text}>{null}</Loading>
    </main>
  );
}

type ChoiceProps = { title: string; actions: ReactNode; alert?: boolean; children: ReactNode };

/** A page at which the reader decides how to continue. */
export function ChoicePage({ title, actions, alert = false, children }: ChoiceProps) {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1} role={alert ? 'alert' : undefined}>
      <EmptyState level={1} title={title} actions={actions}>
        {children}
      </EmptyState>
    </main>
  );
}
