const PROTOCOLS = ['postgres:', 'postgresql:']

/** Splits the addresses of `DATABASE_URL` at commas; a comma inside an address is not followed by a protocol. */
export const databaseUrlsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/,(?=\s*[a-z]+:\/\/)/i)
    .map((url) => url.trim())
    .filter((url) => url !== '')

/** Whether a text is the address of a PostgreSQL database. */
export const isDatabaseUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, pathname } = new URL(text)
  return PROTOCOLS.includes(protocol) && !pathname.includes(',')
}
