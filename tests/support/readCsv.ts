/** Parses RFC 4180 character by character, independent of the library that writes our files. */
export const readCsv = (text: string, separator = ','): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = [['']]
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    const row = rows.at(-1)!
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      row[row.length - 1] += sign
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) row[row.length - 1] += sign
    else if (sign === separator) row.push('')
    else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([''])
      at += 1
    } else row[row.length - 1] += sign
  }
  return rows
}
