import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

/** Below this many bytes compression saves no packet. Answers with tokens are smaller. */
const WORTH_IT = 4_096

/** JSON, and pages that are not sent from a compressed file. */
const COMPRESSED_TYPES = /^(?:application\/json|text\/html)/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const PACKED = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => gzipped(bytes, { level: 4 }),
} as const

type Way = keyof typeof PACKED

/** Best first. */
const WAYS: Way[] = ['br', 'gzip']

/** Compresses a buffer that is sent repeatedly only once, which @fastify/compress cannot (ADR 71). */
const packedBytes = new WeakMap<Buffer, Map<Way, Promise<Buffer>>>()

const packed = (bytes: Buffer, way: Way): Promise<Buffer> => {
  const ways = packedBytes.get(bytes) ?? new Map<Way, Promise<Buffer>>()
  packedBytes.set(bytes, ways)
  const known = ways.get(way) ?? PACKED[way](bytes)
  ways.set(way, known)
  known.catch(() => ways.delete(way))
  return known
}

/** Compresses long answers: on a slow connection, an uncompressed list of orders takes a second longer. */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (payload.length < WORTH_IT || reply.hasHeader('content-encoding')) return payload
    if (!COMPRESSED_TYPES.test(String(reply.getHeader('content-type')))) return payload
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    const way = negotiate(String(request.headers['accept-encoding'] ?? ''), WAYS)
    if (way === null) return payload
    const bytes = typeof payload === 'string' ? await PACKED[way](Buffer.from(payload)) : await packed(payload, way)
    reply.header('content-encoding', way).header('content-length', bytes.length)
    return bytes
  })
}
