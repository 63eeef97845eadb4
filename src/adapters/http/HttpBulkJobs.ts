import { Effect } from 'effect'
import { bulkTemplate, createBulkJob, listBulkJobs, placeBulkOrders, readBulkJob } from '../../../contract/bulk.ts'
import type { BulkJobsPort } from '../../application/ports/BulkJobs.ts'
import type { FileContent } from '../../application/ports/FileSaver.ts'
import { ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { toBulkJob, toBulkJobDetail } from './bulkWire.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The first bytes of an XLSX file, which is a ZIP archive. */
const BEGINNING = [0x50, 0x4b, 0x03, 0x04]

/** Throws on bytes that cannot be a spreadsheet, such as the HTML of a sign-in page. */
const contentOf = (bytes: Uint8Array): FileContent => {
  if (BEGINNING.some((byte, place) => bytes[place] !== byte)) throw new TypeError('The answer is not a spreadsheet')
  const { buffer } = Uint8Array.from(bytes)
  return { size: bytes.byteLength, type: XLSX, arrayBuffer: () => Promise.resolve(buffer) }
}

/** A multiple of three, so that the encoded parts can be concatenated. */
const PART = 3 * 8_192

/** Encodes in parts, because engines limit the number of arguments. */
const toBase64 = (bytes: Uint8Array): string => {
  const parts: Array<string> = []
  for (let at = 0; at < bytes.length; at += PART)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PART))))
  return parts.join('')
}

const bytesOf = (content: FileContent): Effect.Effect<Uint8Array, ServiceUnavailable> =>
  Effect.tryPromise({
    try: async () => new Uint8Array(await content.arrayBuffer()),
    // The file was moved or deleted after it was chosen.
    catch: (cause) => new ServiceUnavailable({ reason: 'offline', cause }),
  })

/** Maps every unreadable answer to one failure (BULK-15, CON-04). */
const historyNotFetched = <E>(failure: E): E | ServiceUnavailable =>
  failure instanceof ServiceUnavailable && failure.reason === 'unreadable-answer'
    ? new ServiceUnavailable({
        reason: 'unreadable-answer',
        cause: new Error('failed to fetch job history', { cause: failure.cause }),
      })
    : failure

/** Implements API-30 to API-34. */
export const makeHttpBulkJobs = (portal: PortalHttp, currency: CurrencyCode): BulkJobsPort => {
  const detail: BulkJobsPort['detail'] = (vendorId, jobId) =>
    portal
      .call(readBulkJob, { params: { vendorId, jobId } })
      .pipe(mapAnswer(({ body }) => toBulkJobDetail(body, currency, vendorId)))
  return {
    create: (vendorId, content, key) =>
      Effect.flatMap(bytesOf(content), (bytes) =>
        portal.call(createBulkJob, { payload: { vendor_id: vendorId, content: toBase64(bytes) }, key }),
      ).pipe(mapAnswer(({ body }) => toBulkJobDetail(body, currency, vendorId))),
    all: (vendorId) =>
      portal.call(listBulkJobs, { params: { vendorId } }).pipe(
        mapAnswer((answer) => {
          const { code, body } = 'body' in answer ? answer : { code: 200, body: answer }
          if (code !== 200) throw new TypeError(`The answer has the code ${code}`)
          return body.map((job) => toBulkJob(job, vendorId))
        }),
        Effect.mapError(historyNotFetched),
      ),
    detail,
    place: ({ id, vendorId }, key) =>
      portal.call(placeBulkOrders, { params: { jobId: id }, key }).pipe(
        mapAnswer((answer) => ('body' in answer ? toBulkJobDetail(answer.body, currency, vendorId) : undefined)),
        Effect.flatMap((placed) => (placed ? Effect.succeed(placed) : detail(vendorId, id))),
      ),
    template: () => portal.call(bulkTemplate, {}).pipe(mapAnswer(contentOf)),
  }
}
