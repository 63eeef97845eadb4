/** Keeps only the letters, marks and digits of a text, of any script: for comparing words however they are separated. */
export const withoutSigns = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
