declare const MARKS: string;

/** Address of the icons and the paper's wordmarks: set by the build; each host answers it with its own. */
export const marksUrl: string = MARKS;
