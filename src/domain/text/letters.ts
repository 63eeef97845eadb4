/*
 * Letters and numbers as ranges, for the inside of a class: `[${LETTERS}]`. A browser compiles \p{L} as some 600 ranges,
 * which takes a millisecond each time that it stands in a pattern; the patterns that read messages have it in hundreds
 * of places. Vowel signs and accents count as letters.
 */

export const LATIN =
  'a-zA-Zªº\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02b8\\u1e00-\\u1eff\\ufb00-\\ufb06\\uff21-\\uff3a\\uff41-\\uff5a'
export const GREEK =
  '\\u0370-\\u0373\\u0376-\\u037d\\u037f\\u0386\\u0388-\\u03e1\\u03f0-\\u03f5\\u03f7-\\u03ff\\u1f00-\\u1fbc\\u1fbe\\u1fc2-\\u1fcc\\u1fd0-\\u1fdb\\u1fe0-\\u1fec\\u1ff2-\\u1ffc'
export const CYRILLIC = '\\u0400-\\u0481\\u0483-\\u052f'
export const ARABIC =
  '\\u0610-\\u061a\\u0620-\\u065f\\u066e-\\u06d3\\u06d5-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ef\\u06fa-\\u06fc\\u06ff\\u0750-\\u077f\\ufb50-\\ufbb1\\ufbd3-\\ufd3d\\ufd50-\\ufd8f\\ufd92-\\ufdc7\\ufdf0-\\ufdfb\\ufe70-\\ufefc'
export const BENGALI = '\\u0980-\\u09e3\\u09f0\\u09f1'
const OTHER_SPACED =
  'µ\\u02b9-\\u02c1\\u0300-\\u036f\\u0374\\u03e2-\\u03ef\\u0900-\\u0963\\u0b80-\\u0bd7\\u1100-\\u11ff\\u3131-\\u318e\\ua960-\\ua97f\\uac00-\\ud7a3\\ufe00-\\ufe0f\\uffa0-\\uffdc'
const UNSPACED =
  '\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e81-\\u0ece\\u0edc-\\u0edf\\u1000-\\u103f\\u1050-\\u108f\\u1780-\\u17d3\\u17d7\\u17dc\\u17dd\\u3005\\u3006\\u302a-\\u302f\\u3031-\\u3035\\u303b\\u303c\\u3041-\\u309a\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff66-\\uff9f\\u{20000}-\\u{323af}'

/** Letters of scripts with spaces between words. */
export const SPACED_LETTERS = LATIN + GREEK + CYRILLIC + ARABIC + BENGALI + OTHER_SPACED
/** The letters of the languages of the portal. */
export const LETTERS = SPACED_LETTERS + UNSPACED

/** Digits and the other signs of numbers of plain text, whose digits are all 0-9 (`plainText`). */
export const NUMBERS =
  '0-9²³¹¼-¾\\u2070\\u2074-\\u2079\\u2080-\\u2089\\u2150-\\u2182\\u2185-\\u2189\\u2460-\\u249b\\u24ea-\\u24ff\\u2776-\\u2793\\u3007\\u3021-\\u3029\\u3220-\\u3229\\u3280-\\u3289'
