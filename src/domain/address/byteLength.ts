const utf8 = new TextEncoder()

/** Bytes of a text in UTF-8: what notes and addresses are measured in (CONST-17, CONST-18). */
export const byteLength = (text: string): number => utf8.encode(text).length
