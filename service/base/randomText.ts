import { randomInt } from 'node:crypto'

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz'

/** Unguessable text, five random bits a character. */
export const randomText = (length: number): string =>
  Array.from({ length }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')
