const MOST = 254
/** One address, without the signs by which mail programs tell several apart. */
const ADDRESS = /^[^\s@,;<>()"\\\p{Cc}]+@[^\s@,;<>()"\\\p{Cc}]+$/u

/** Whether a text may be an e-mail address; whether anybody reads it, only a mail can tell. */
export const isEmailAddress = (text: string): boolean => text.length <= MOST && ADDRESS.test(text)
