/** Names and addresses that a content security policy can hold; `URL` also reads 'x..test' and quotes. */
const HOST = /^(?:(?:[\w-]+\.)*[\w-]+|\[[\w:]+\])(?::(?!0$)\w+)?$/

/**
 * Whether a text is an address for `fetch` and for browsers, written as they read it. `URL` alone also reads
 * 'https:host', 'HTTPS://Host:443', other letters and signs that cannot be seen, and changes them, so that a text built
 * from the original leads elsewhere; and users and passwords, which `fetch` refuses.
 */
export const isWebAddress = (text: string, protocols: ReadonlyArray<string>): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, host, username, password, href } = new URL(text)
  // Only the slash behind the host may be left out.
  const isAsRead = href === text.replace(/^\w+:\/\/[^/?#]+(?=[?#]|$)/, '$&/')
  return isAsRead && protocols.includes(protocol) && HOST.test(host) && username + password === ''
}

/** Whether a text begins with a protocol and `//` and has no spaces. */
export const isWholeAddress = (text: string): boolean => /^[a-z]+:\/\/[^\s\\]*$/i.test(text)

/** What `isWebAddress` allows, in words. */
export const webAddressesOf = (protocols: ReadonlyArray<string>): string =>
  `begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}, without spaces, user and password, as browsers write it (the host in small letters, no default port, other signs as % or xn--)`

/** Replaces the passwords of each URL in a text, also those with signs that a URL would have to escape. */
export const withoutPasswords = (text: string): string =>
  text.replaceAll(/(:\/\/[^/@:\s]*):(?:(?!:\/\/)\S)*@/g, '$1:…@').replaceAll(/([?&]password=)[^&\s]*/gi, '$1…')

/** Why pages cannot load from the addresses in a text, if they cannot. `isSecure`: the site has https. */
export const blockedInPages = (text: string, isSecure: boolean): string | undefined => {
  if (/:\/\/\[/.test(text)) return 'a content security policy cannot name an IPv6 address, only a host name'
  // Browsers allow them on the device itself.
  const isInsecure = /\b(?:http|ws):\/\/(?!localhost(?:[:/"]|$)|127\.)/.test(text)
  return isSecure && isInsecure ? 'PUBLIC_URL has https, and browsers load only https:// and wss:// there' : undefined
}
