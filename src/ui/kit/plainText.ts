/** Removes the bidirectional isolates that Fluent adds around arguments, from text that leaves the page. */
export const plainText = (text: string): string => text.replace(/[\u2068\u2069]/g, '')
