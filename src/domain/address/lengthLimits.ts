import { byteLength } from './byteLength.ts'

/** Longest notes and street address, in bytes of UTF-8 (CONST-17, CONST-18). */
export const MAX_NOTES_BYTES = 1000
export const MAX_ADDRESS_BYTES = 255

/** A UTF-16 unit takes one to three bytes in UTF-8, so the length alone decides for most texts. */
const isLonger = (text: string, bytes: number): boolean =>
  text.length * 3 > bytes && (text.length > bytes || byteLength(text) > bytes)

export const areNotesTooLong = (notes: string): boolean => isLonger(notes, MAX_NOTES_BYTES)
export const isAddressTooLong = (text: string): boolean => isLonger(text, MAX_ADDRESS_BYTES)
