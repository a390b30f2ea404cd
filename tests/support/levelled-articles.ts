import { ACCESS_LEVELS, type Access } from '#domain/access.ts';
import type { Day } from '#domain/newsstand.ts';
import { ninjs } from './ninjs-fixture.ts';

/** Ends an article's body: a word that only those read who may read it whole. */
export const lastWord = (access: Access): string => `ultimaparola${ACCESS_LEVELS.indexOf(access)}fine`;

/**
 * One article of every access level, long enough to have a free part that is not all of it.
 * @param day of the issue; that of the tests' clock unless it is said otherwise
 */
export const levelledDelivery = (day?: Day): unknown[] =>
  ACCESS_LEVELS.map((access, at) =>
    ninjs({
      uri: `urn:level:${access}`,
      page: at + 1,
      access,
      hrefs: ['red.png'],
      ...(day && { day }),
      body: `${`<p>${'parola '.repeat(60)}</p>`.repeat(3)}<p>${lastWord(access)}</p>`,
    }),
  );
