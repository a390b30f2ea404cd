import { type FunctionComponent, lazy, Suspense } from 'react';

/**
 * A component whose code is loaded when it is first shown. The router would load its own lazy parts together with the
 * page; a skeleton is not worth that in the first view.
 */
export function lazyComponent(load: () => Promise<FunctionComponent>): FunctionComponent {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
