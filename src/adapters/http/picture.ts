import { MAX_PICTURE_BYTES } from '../../../contract/pictures.ts'
import type { ProofPicture } from '../../domain/proof/proof.ts'

/** The first bytes of each image type. */
const BEGINNING: Readonly<Record<ProofPicture['contentType'], ReadonlyArray<number>>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/** Throws on invalid base64, on too much data, and on data of another type. */
export const pictureOf = (contentType: ProofPicture['contentType'], data: string): ProofPicture => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw new RangeError(`The picture is too large: ${bytes.byteLength} bytes`)
  if (BEGINNING[contentType].some((byte, place) => bytes[place] !== byte))
    throw new TypeError(`The answer is not ${contentType}`)
  return { contentType, bytes }
}
