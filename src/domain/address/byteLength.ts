const utf8 = new TextEncoder()

/** The size of a text in bytes of UTF-8, the unit of the limits on notes and addresses (CONST-17, CONST-18). */
export const byteLength = (text: string): number => utf8.encode(text).length
