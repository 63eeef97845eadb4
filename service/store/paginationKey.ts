import { createHash } from 'node:crypto'
import { instantAt, type Instant } from '../../src/domain/instant.ts'

/** The last order of a page; the next page starts after it. */
export interface PageEnd {
  readonly createdAt: Instant
  readonly id: string
}

/** The pagination key was not issued by this service. */
export class ForgedPaginationKey extends Error {
  constructor() {
    super('The pagination key is invalid')
    this.name = 'ForgedPaginationKey'
  }
}

const PLAIN = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{8})$/
const checkOf = (createdAt: number | string, id: string) =>
  createHash('sha256').update(`page ${createdAt} ${id}`).digest('base64url').slice(0, 8)

/** Encodes the end of a page as an opaque key (API-16, OP-64). */
export const paginationKey = ({ createdAt, id }: PageEnd): string =>
  Buffer.from(`${createdAt}.${id}.${checkOf(createdAt, id)}`).toString('base64url')

/** Decodes a pagination key. Throws `ForgedPaginationKey` for any other text. */
export const readPaginationKey = (key: string): PageEnd => {
  const plain = Buffer.from(key, 'base64url').toString('latin1')
  const [, createdAt = '', id = '', check] = PLAIN.exec(plain) ?? []
  if (check === undefined || check !== checkOf(createdAt, id) || Buffer.from(plain).toString('base64url') !== key)
    throw new ForgedPaginationKey()
  return { createdAt: instantAt(Number(createdAt)), id }
}
