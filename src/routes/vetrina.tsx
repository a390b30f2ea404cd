import { createFileRoute, redirect } from '@tanstack/react-router';

/** The shop window stands on the brand's own shop. */
export const Route = createFileRoute('/vetrina')({
  beforeLoad: ({ context }) => {
    throw redirect({ href: context.brand.shopUrl, statusCode: 302 });
  },
});
