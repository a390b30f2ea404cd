import { commonStrings } from '#src/strings/common.ts';
import { errorStrings } from '#src/strings/errors.ts';

export const notFoundStrings = {
  ...errorStrings['not-found'],
  backHome: commonStrings.backHome,
  blankPage: 'Pagina bianca',
  statusLabel: 'n. 404',
  link: null,
} as const;
