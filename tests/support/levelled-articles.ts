import { ACCESS_LEVELS, type Access } from '#domain/access.ts';
import type { Day } from '#domain/newsstand.ts';
import { ninjs } from './ninjs-fixture.ts';

/** The last word of an article's body, visible only to readers of the whole text. */
export const lastWord = (access: Access): string => `ultimaparola${ACCESS_LEVELS.indexOf(access)}fine`;

/**
 * One article of every access level, long enough that its free part is not the whole text.
 * @param day of the issue; the day of the tests' clock by default
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
