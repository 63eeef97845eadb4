/** Control characters, such as NUL: no keyboard types them, and databases and XML do not keep all of them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu
/** U+FFFD, the replacement character, takes the place of each control character. */
const UNREADABLE = '\ufffd'

/** Whether a character of the text could not be read. */
export const hasUnreadable = (text: string): boolean => text.includes(UNREADABLE)

/** The apostrophe by which a spreadsheet marks text, before a digit or before what would start a formula. */
const TEXT_MARK = /^'(?=[\s"(\p{Cf}]*[\p{Nd}=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/u

/** Removes a spreadsheet's text mark and replaces each control character by U+FFFD; keeps other invisible characters. */
export const cellAsTyped = (text: string): string =>
  text.trim().replace(TEXT_MARK, '').replace(CONTROL, UNREADABLE).trim()
