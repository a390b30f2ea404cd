import { CONTACT } from '#domain/support/contact-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';

const NAMED = /(customer care)/;

/** A sentence, in which whoever is to be contacted is a link to them. HLP-02 */
export function WithCareLink({ text }: { text: string }) {
  return text.split(NAMED).map((part, at) =>
    NAMED.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
      <AppLink key={at} className="link" href={CONTACT}>
        {part}
      </AppLink>
    ) : (
      part
    ),
  );
}
