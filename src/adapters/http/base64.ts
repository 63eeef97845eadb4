/** A multiple of three, so that the encoded parts can be concatenated. */
const PART = 3 * 8_192

/** Encodes in parts, because engines limit the number of arguments. */
export const toBase64 = (bytes: Uint8Array): string => {
  const parts: Array<string> = []
  for (let at = 0; at < bytes.length; at += PART)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PART))))
  return parts.join('')
}
