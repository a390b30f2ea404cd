export const previewStrings = {
  paperKicker: 'L’edicola digitale',
};
