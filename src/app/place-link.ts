/** A place of the app as a whole address, for other people: wherever the app lies, without what is shown just now. */
export const placeLink = (path: string): string => `${location.href.replace(/[?#].*$/, '')}#/${path}`;
