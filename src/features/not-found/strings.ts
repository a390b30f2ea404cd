import { commonStrings } from '#src/strings/common.ts';
import { errorStrings } from '#src/strings/errors.ts';

export const notFoundStrings = {
  ...errorStrings['not-found'],
  backHome: commonStrings.backHome,
  blankPage: 'Pagina bianca',
  number: 'n. 404',
  way: null,
} as const;
