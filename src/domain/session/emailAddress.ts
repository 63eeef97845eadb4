const MOST = 254
/** A single address, without the characters by which mail programs separate several; the domain has a dot. */
const ADDRESS = /^[^\s@,;<>()"\\\p{Cc}]+@[^\s@.,;<>()"\\\p{Cc}]+(?:\.[^\s@.,;<>()"\\\p{Cc}]+)+$/u

/**
 * Whether a text may be an e-mail address, by the same rule in every form and route: something, `@`, a domain with a
 * dot (OUTLET-10).
 */
export const isEmailAddress = (text: string): boolean => text.length <= MOST && ADDRESS.test(text)
