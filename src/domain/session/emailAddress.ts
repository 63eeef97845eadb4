const MOST = 254
/** One address, without the signs by which mail programs tell several apart; the domain has a dot. */
const ADDRESS = /^[^\s@,;<>()"\\\p{Cc}]+@[^\s@.,;<>()"\\\p{Cc}]+(?:\.[^\s@.,;<>()"\\\p{Cc}]+)+$/u

/**
 * Whether a text may be an e-mail address, by the one rule of every form and route: something, `@`, a domain with a dot
 * (OUTLET-10).
 */
export const isEmailAddress = (text: string): boolean => text.length <= MOST && ADDRESS.test(text)
