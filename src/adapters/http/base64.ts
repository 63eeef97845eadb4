/** A multiple of three: the texts of the parts, one after the other, are the text of the whole. */
const PART = 3 * 8_192

/** In parts: no engine takes millions of arguments. */
export const toBase64 = (bytes: Uint8Array): string => {
  const parts: Array<string> = []
  for (let at = 0; at < bytes.length; at += PART)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PART))))
  return parts.join('')
}
