import type { CommonCode } from '../../contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import {
  MAX_BULK_CONTENT,
  bulkTemplate,
  createBulkJob,
  listBulkJobs,
  placeBulkOrders,
  readBulkJob,
  type BulkJob,
} from '../../contract/bulk.ts'
import type { BulkFileRow } from '../../src/domain/bulk/bulkFile.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { dayOf } from '../../src/domain/market/countryDay.ts'
import { preprocessRows } from './bulkRowJson.ts'
import { singleFlight } from './singleFlight.ts'
import { lookUpPlaces } from './lookUpPlaces.ts'
import { makeBulkPlacer, type BulkPlacerDeps } from './bulkPlacer.ts'
import { statusAfter } from './placeJob.ts'
import { readOrders } from './readOrders.ts'
import { rowJudge } from './rowJudge.ts'
import { makeTemplates, type TemplateDeps } from './template.ts'
import { pickUpLocation } from '../delivery/chargedFee.ts'
import type { RouteDeps } from '../http/route.ts'
import { wantedLanguages } from '../http/wantedLanguages.ts'
import { Problem } from '../base/problems.ts'
import { serviceLocale } from '../base/serviceTexts.ts'
import { registerEndpoint, RawJson } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import type { AuthenticatedCaller } from '../http/authentication.ts'
import { isoText } from '../base/wireTime.ts'
import type { BulkJobNow, StoredBulkJob } from '../store/bulkStore.ts'
import type { Account } from '../store/accountStore.ts'
import type { Intent } from '../store/intent.ts'
import type { StoredVendor } from '../store/vendorStore.ts'
import { requestFingerprint } from '../http/requestFingerprint.ts'
import { newBulkJobId } from '../orders/newOrderId.ts'

type FileCode = CommonCode | (typeof createBulkJob)['refuses'][number]
type Deps = RouteDeps & BulkPlacerDeps & TemplateDeps

/** The most jobs in the list of a vendor (API-32). */
const MAX_JOBS = 200
/** The content of a file, and room for its vendor and names. */
const MAX_BODY = MAX_BULK_CONTENT + 64 * 1024

const jobJson = (job: BulkJobNow): typeof BulkJob.Encoded => ({
  bulk_job_id: job.id,
  vendor_id: job.vendorId,
  created_by: job.createdBy,
  created_at: isoText(job.createdAt),
  status: job.status,
  metadata: { success_row_count: job.successRowCount },
  ...(job.isBeingPlaced && { placing: true }),
})

interface FileToCheck {
  readonly deployment: Deployment
  readonly account: Account
  readonly stored: StoredVendor
  readonly content: string
}

/** Routes for orders from a file (API-30 to API-34, OP-04, OP-05). */
export const bulkRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { bulkJobs, settings } = deps.stores
  const templates = makeTemplates(deps)
  const checking = singleFlight<string | Problem<FileCode>>()
  const placer = makeBulkPlacer(deps)
  // `preClose` runs before the server waits for pending requests.
  app.addHook('preClose', async () => placer.interrupt())
  app.addHook('onClose', () => placer.stop())

  /** Answers 404 while the flag is off, and for sessions without an account login (BULK-01, OP-48). */
  const requireBulk = async ({ id }: Deployment, { mode }: AuthenticatedCaller): Promise<void> => {
    const flags = await settings.flags(id)
    if (flags['BulkOrderUpload'] !== true || mode !== 'classic') throw new Problem('NOT_FOUND')
  }

  const requireJob = async ({ id }: Deployment, jobId: string): Promise<BulkJobNow> => {
    const job = await bulkJobs.byId(id, jobId)
    if (job === undefined) throw new Problem('NOT_FOUND')
    return job
  }

  const answerOf = async (deployment: Deployment, jobId: string): Promise<RawJson> => {
    const job = await requireJob(deployment, jobId)
    const rows = await bulkJobs.rowsJson(deployment.id, jobId)
    return new RawJson(`{"body":{"bulk_job":${JSON.stringify(jobJson(job))},"orders":[${rows}]}}`)
  }

  const keepJob = async (
    { deployment, account, stored }: FileToCheck,
    rows: ReadonlyArray<BulkFileRow>,
    intent: Intent,
  ): Promise<string | Problem<FileCode>> => {
    const id = newBulkJobId()
    const now = deps.clock()
    const judge = await rowJudge(deps, { deployment, account, stored, now })
    const geocoder = deps.geocoderOf(deployment.country.code)
    const placeOf = await lookUpPlaces(geocoder, deployment.country, rows, judge)
    const checked = await preprocessRows(id, rows, judge, placeOf, deployment.country.code)
    const good = checked.filter(({ row }) => row.status === 'VALID').length
    const job: StoredBulkJob = {
      deployment: deployment.id,
      id,
      vendorId: stored.vendor.vendor_id,
      accountId: account.id,
      createdBy: account.email,
      createdAt: now,
      status: statusAfter('PREPROCESS', good, rows.length),
      successRowCount: good,
    }
    const added = await bulkJobs.add(job, checked, intent)
    if (added.outcome === 'key-reused') return new Problem('IDEMPOTENCY_KEY_REUSED')
    return added.outcome === 'repeated' ? added.id : id
  }

  /** Returns the job of a file; a repeat gets the first job. */
  const jobOf = async (file: FileToCheck, intent: Intent): Promise<string | Problem<FileCode>> => {
    const before = await bulkJobs.findIntent(intent)
    if (before !== undefined) return before.outcome === 'repeated' ? before.id : new Problem('IDEMPOTENCY_KEY_REUSED')
    const { timeZone, code } = file.deployment.country
    const rows = await readOrders(file.content, dayOf(deps.clock(), timeZone), code)
    return rows instanceof Problem ? rows : keepJob(file, rows, intent)
  }

  registerEndpoint(
    app,
    deps,
    createBulkJob,
    async ({ payload, account, session, deployment, key }) => {
      await requireBulk(deployment, session)
      const stored = await requireVendor(deps, account, payload.vendor_id)
      const intent: Intent = { accountId: account.id, key, fingerprint: requestFingerprint(createBulkJob, payload) }
      const file = { deployment, account, stored, content: payload.content }
      const name = JSON.stringify([deployment.id, intent.accountId, key, intent.fingerprint])
      const made = await checking(name, () => deps.priorityGate.run(() => jobOf(file, intent)))
      return made instanceof Problem ? made : answerOf(deployment, made)
    },
    { maxBody: MAX_BODY },
  )

  registerEndpoint(app, deps, bulkTemplate, async ({ account, session, deployment, request }) => {
    await requireBulk(deployment, session)
    const own = await deps.stores.vendors.byIds(deployment.id, account.vendorIds)
    const located = own.map(({ vendor }) => vendor).find((vendor) => pickUpLocation(vendor) !== undefined)
    const locale = serviceLocale('bulkfile', wantedLanguages(request.headers), deployment)
    return templates(deployment, locale, located)
  })

  registerEndpoint(app, deps, listBulkJobs, async ({ params: { vendorId }, account, session, deployment }) => {
    await requireBulk(deployment, session)
    await requireVendor(deps, account, vendorId)
    const jobs = await bulkJobs.ofVendor(deployment.id, vendorId, MAX_JOBS)
    return { code: 200, body: jobs.map(jobJson) }
  })

  registerEndpoint(app, deps, readBulkJob, async ({ params: { vendorId, jobId }, account, session, deployment }) => {
    await requireBulk(deployment, session)
    await requireVendor(deps, account, vendorId)
    const job = await requireJob(deployment, jobId)
    return job.vendorId === vendorId ? answerOf(deployment, jobId) : new Problem('NOT_FOUND')
  })

  registerEndpoint(app, deps, placeBulkOrders, async ({ params, account, session, deployment, key }) => {
    await requireBulk(deployment, session)
    const job = await requireJob(deployment, params.jobId)
    const stored = await requireVendor(deps, account, job.vendorId)
    const intent: Intent = { accountId: account.id, key, fingerprint: requestFingerprint(placeBulkOrders, params) }
    const before = await bulkJobs.findIntent(intent)
    if (before?.outcome === 'key-reused') return new Problem('IDEMPOTENCY_KEY_REUSED')
    if (before === undefined) await placer.place({ deployment, job, stored, account }, intent)
    return answerOf(deployment, job.id)
  })
}
