/** Text without the marks that isolate the direction of what is filled in, for where it leaves the page. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '')
