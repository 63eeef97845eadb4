/**
 * Whether a text is an address for `fetch` and for browsers. `URL` alone also reads 'https:host' and spaces around an
 * address, which lead elsewhere as soon as a path is added, and users and passwords, which `fetch` refuses.
 */
export const isWebAddress = (text: string, protocols: ReadonlyArray<string>): boolean => {
  if (!isWholeAddress(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocols.includes(protocol) && !hostname.includes('*') && username + password === ''
}

/** Whether a text begins with a protocol and `//` and has no spaces. */
export const isWholeAddress = (text: string): boolean => /^[a-z]+:\/\/[^\s\\]*$/i.test(text)

/** What `isWebAddress` allows, in words. */
export const webAddressesOf = (protocols: ReadonlyArray<string>): string =>
  `begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}, without spaces, user and password`

/** Replaces the passwords of each URL in a text, also those with signs that a URL would have to escape. */
export const withoutPasswords = (text: string): string =>
  text.replaceAll(/(:\/\/[^/@:\s]*):(?:(?!:\/\/)\S)*@/g, '$1:…@').replaceAll(/([?&]password=)[^&\s]*/gi, '$1…')
