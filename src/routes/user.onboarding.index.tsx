import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { OnboardingScreen } from '#src/features/account/onboarding/onboarding-screen.tsx';
import { headStrings } from '#src/features/account/onboarding/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/onboarding/')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings) }),
  head: loadedHead,
  component: OnboardingRoute,
});

function OnboardingRoute() {
  return <OnboardingScreen {...root.useRouteContext()} />;
}
