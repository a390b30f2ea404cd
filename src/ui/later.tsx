import { type FunctionComponent, lazy, Suspense } from 'react';

/**
 * A component whose code comes when it is first shown. The router fetches its own lazy parts with the page they may
 * stand in for; a skeleton is not worth a reader's first bytes.
 */
export function later(load: () => Promise<FunctionComponent>): FunctionComponent {
  const Part = lazy(async () => ({ default: await load() }));
  return function Later() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
