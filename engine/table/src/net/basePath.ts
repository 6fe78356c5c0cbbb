/** Where the server stands: '' at the root of its host, else '/somewhere'. */
export const basePath = (): string => new URL(document.baseURI).pathname.replace(/\/$/, '');
