/** An address that leads every device to itself. */
export const isOnlyHere = (link: string): boolean => /^(localhost|127\..+|\[::1\])$/.test(new URL(link).hostname);
