import errorPicture from './error-picture.svg?no-inline';

/** Picture of a stopped printing press. */
export const ErrorPicture = () => (
  <svg width="100%" viewBox="0 0 380 270" aria-hidden="true">
    <use href={`${errorPicture}#art`} />
  </svg>
);
