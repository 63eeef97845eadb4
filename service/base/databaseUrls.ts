/** Splits the addresses of `DATABASE_URL` at commas; a comma inside an address is not followed by a protocol. */
export const databaseUrlsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/,(?=\s*[a-z]+:\/\/)/i)
    .map((url) => url.trim())
    .filter((url) => url !== '')

/** Whether a text is the address of a PostgreSQL database. */
export const isDatabaseUrl = (text: string): boolean => {
  // A second address behind a space or a semicolon would be part of the name of the database.
  if (!/^postgres(?:ql)?:\/\/(?:(?!:\/\/)\S)*$/i.test(text) || !URL.canParse(text)) return false
  const { host, pathname } = new URL(text)
  return !(host + pathname).includes(',')
}
