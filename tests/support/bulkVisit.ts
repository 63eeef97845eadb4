import { bulkTemplate, createBulkJob, listBulkJobs, placeBulkOrders, readBulkJob } from '../../contract/bulk.ts'
import { pathOf, type Endpoint } from '../../contract/endpoint.ts'
import type { BulkRowJson } from '../../service/store/bulkStore.ts'
import type { BulkCells } from '../../src/domain/bulk/bulkColumns.ts'
import { contentOf } from './bulkSheets.ts'
import { newKey, signIn, type ServiceInProcess } from './serviceInProcess.ts'

export interface BulkAnswer {
  readonly bulk_job: {
    readonly bulk_job_id: string
    readonly vendor_id: string
    readonly created_by: string
    readonly status: string
    readonly placing?: boolean
    readonly metadata: { readonly success_row_count: number }
  }
  readonly orders: ReadonlyArray<BulkRowJson>
}

export interface Answered {
  readonly status: number
  readonly body: string
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, unknown>>
  /** Present in a successful answer. */
  readonly job: BulkAnswer
  readonly errors: ReadonlyArray<{
    readonly code: string
    readonly meta: { readonly translation_key: string; readonly field?: string; readonly values?: object }
  }>
}

/** A signed-in account that calls the bulk API. */
export const bulkVisit = async ({ app }: Pick<ServiceInProcess, 'app'>, email = 'anna@small.test', host?: string) => {
  const who = await signIn(app, email, host)
  const send = async (
    endpoint: Endpoint,
    params: Readonly<Record<string, string>>,
    { payload, key = newKey(), authorization = who.authorization, headers }: Sent = {},
  ): Promise<Answered> => {
    const answer = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, params),
      headers: { host: who.host, authorization, 'idempotency-key': key, ...headers },
      ...(payload !== undefined && { payload }),
    })
    const isFile = endpoint.file !== undefined && answer.statusCode === endpoint.status
    const json = isFile ? undefined : answer.json<{ body: BulkAnswer; errors: Answered['errors'] }>()
    return {
      status: answer.statusCode,
      body: answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
      job: json?.body as BulkAnswer,
      errors: json?.errors ?? [],
    }
  }
  return {
    authorization: who.authorization,
    send,
    upload: (content: string, vendorId = 'bistro', key = newKey()) =>
      send(createBulkJob, {}, { payload: { vendor_id: vendorId, content }, key }),
    /** Creates a job with these orders. */
    create: async (...orders: ReadonlyArray<Partial<BulkCells>>): Promise<BulkAnswer> =>
      (await send(createBulkJob, {}, { payload: { vendor_id: 'bistro', content: await contentOf(...orders) } })).job,
    place: (jobId: string, key = newKey()) => send(placeBulkOrders, { jobId }, { key }),
    detail: (jobId: string, vendorId = 'bistro') => send(readBulkJob, { vendorId, jobId }),
    list: (vendorId = 'bistro') => send(listBulkJobs, { vendorId }),
    template: (headers: Readonly<Record<string, string>> = {}) => send(bulkTemplate, {}, { headers }),
  }
}

interface Sent {
  readonly payload?: object
  readonly key?: string
  readonly authorization?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type BulkVisit = Awaited<ReturnType<typeof bulkVisit>>

/** Codes and fields of a row's problems. */
export const problemsOf = ({ problems = [] }: BulkRowJson): ReadonlyArray<readonly [string, string | undefined]> =>
  problems.map(({ code, field }) => [code, field])
