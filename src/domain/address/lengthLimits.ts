import { byteLength } from './byteLength.ts'

/** Longest notes and street address, in bytes of UTF-8 (CONST-17, CONST-18). */
export const NOTES_MAXIMUM_BYTES = 1000
export const ADDRESS_MAXIMUM_BYTES = 255

/** A UTF-16 unit takes one to three bytes in UTF-8, so the length alone decides for most texts. */
const isLonger = (text: string, bytes: number): boolean =>
  text.length * 3 > bytes && (text.length > bytes || byteLength(text) > bytes)

export const areNotesTooLong = (notes: string): boolean => isLonger(notes, NOTES_MAXIMUM_BYTES)
export const isAddressTooLong = (text: string): boolean => isLonger(text, ADDRESS_MAXIMUM_BYTES)
