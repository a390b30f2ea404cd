/** Is told what is being done, as often as some of it has been; throws where it is to be broken off. */
export type Tell = (what: string) => void;
