import { Schema } from 'effect'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nonEmptyTextUpTo, Id, UnixSeconds } from '../../contract/values.ts'
import { CLOSE_CODES } from '../../contract/live.ts'
import type { OrderJson } from '../../contract/orders.ts'
import { COUNTRY_PARAMETERS } from '../../contract/vendors.ts'
import { FLAG_NAMES } from '../../src/domain/flags/flagNames.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { ORDER_STATUSES } from '../../src/domain/order/orderStatus.ts'
import { parseServiceHours, SERVICE_HOURS_REFUSALS } from '../../src/domain/request/serviceHours.ts'
import { parametersOf } from '../../service/market/countryParameters.ts'
import type { Deps } from '../../service/world.ts'
import { deploymentOfRequest } from '../../service/http/deploymentOfRequest.ts'
import { instantOf, isoText } from '../../service/base/wireTime.ts'
import { withStep } from '../../service/orders/orderStep.ts'
import { setSimulatorSpeed, simulatorSpeed } from '../riders/simulatorSpeed.ts'
import { invalidField, Problem } from '../../service/base/problems.ts'
import { TEST_CARDS } from '../cards/testCards.ts'
import type { SandboxBank } from '../cards/sandboxBank.ts'
import type { ProofGenerator } from '../proofs/proofGenerator.ts'
import { bankPage } from './bankPage.ts'
import type { AddCall } from './addCall.ts'
import { controlRoomAccess } from './controlRoomAccess.ts'
import { controlRoomPage } from './controlRoomPage.ts'
import { decodeOrThrow } from './decodeOrThrow.ts'
import { deploymentTable } from './deploymentTable.ts'
import { faultHook } from './faultHook.ts'
import { Fault, Faults } from './faults.ts'
import { instantIn } from './instantIn.ts'
import { voucherControlRoutes } from './voucherControlRoutes.ts'

const SWITCH = Schema.Struct({ on: Schema.Boolean })
const VALUE = Schema.Struct({ value: Schema.String.check(Schema.isMaxLength(1_000)) })
const SPEED = Schema.Struct({ speed: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100_000 })) })
const DEVICE = Schema.Struct({ vendor_id: Id })
const VENDOR_CODE = Schema.Struct({ code: Schema.String.check(Schema.isPattern(/^[A-Za-z0-9-]{4,64}$/)) })
const ACCOUNT = Schema.Struct({ email_address: nonEmptyTextUpTo(254) })
const MAILS = Schema.Struct({ to: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(254))) })
const MOVE = Schema.Struct({
  status: Schema.Literals(ORDER_STATUSES),
  created_at: Schema.optionalKey(Schema.Union([Schema.String.check(Schema.isMaxLength(40)), UnixSeconds])),
})

/** The moment when a status was reached; must not be in the future. */
const momentIn = (createdAt: string | number | undefined, now: Instant): Instant => {
  const moment = createdAt === undefined ? now : instantIn(createdAt)
  if (moment !== undefined && moment <= now) return moment
  throw invalidField('created_at', 'error.invalid-request')
}

/** Moves the steps after a moment to it, so that a step set in the past can follow them. */
const withoutLaterMoments = (order: OrderJson, moment: Instant): OrderJson => ({
  ...order,
  status_history: order.status_history.map((step) =>
    instantOf(step.created_at) > moment ? { ...step, created_at: isoText(moment) } : step,
  ),
})

/** The parts of the simulated world that the control room acts on. */
export interface ControlledWorld {
  readonly bank: SandboxBank
  readonly proofGenerator: Pick<ProofGenerator, 'take'>
}

/** The control room: a page and a JSON API that control the world around the portal (SANDBOX-02, SANDBOX-03). */
export const controlRoom = async (
  app: FastifyInstance,
  deps: Deps,
  { bank, proofGenerator }: ControlledWorld,
): Promise<void> => {
  const { stores } = deps
  const faults = new Faults()
  faultHook(app, deps, faults)
  await controlRoomAccess(app, deps)
  controlRoomPage(app)
  await bankPage(app, deps, bank)

  const call: AddCall = (method, path, handler) =>
    app.route({
      method,
      url: `/sandbox/api${path}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const deployment = deploymentOfRequest(request, deps.settings)
        const params = request.params as Readonly<Record<string, string>>
        const answer = await handler({ deployment, request, params })
        reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
        return JSON.stringify(answer)
      },
    })

  const named = <T extends string>(names: ReadonlyArray<T>, name: string | undefined): T => {
    const known = names.find((one) => one === name)
    if (known === undefined) throw new Problem('NOT_FOUND')
    return known
  }

  call('GET', '/mails', async ({ deployment, request }) => {
    const { to } = decodeOrThrow(MAILS, request.query)
    const mails = await stores.mails.sentTo(deployment.id, to || undefined)
    return mails.map(({ id, to: recipient, subject, text, sentAt }) => ({
      id,
      to: recipient,
      subject,
      text,
      sent_at: isoText(sentAt),
    }))
  })

  call('GET', '/vendor-codes', async ({ deployment }) => {
    const codes = await stores.registrations.vendorCodes(deployment.id)
    return codes.map(({ code, vendorId, isUsed }) => ({ code, vendor_id: vendorId, used: isUsed }))
  })
  call('PUT', '/vendor-codes/:code', async ({ deployment, request, params }) => {
    const { vendor_id: vendorId } = decodeOrThrow(DEVICE, request.body)
    const code = decodeOrThrow(VENDOR_CODE, params).code
    if ((await stores.vendors.byId(deployment.id, vendorId)) === undefined) throw new Problem('NOT_FOUND')
    await stores.registrations.addVendorCode(deployment.id, code, vendorId)
    return { code, vendor_id: vendorId }
  })
  call('POST', '/password-code-run-out', async ({ deployment, request }) => {
    const { email_address: email } = decodeOrThrow(ACCOUNT, request.body)
    if (!(await stores.resets.runOut(deployment.id, email, deps.clock()))) throw new Problem('NOT_FOUND')
    return {}
  })
  call('POST', '/password-reset-required', async ({ deployment, request }) => {
    const { email_address: email } = decodeOrThrow(ACCOUNT, request.body)
    if (!(await stores.resets.require(deployment.id, email))) throw new Problem('NOT_FOUND')
    return {}
  })

  call('GET', '/flags', async ({ deployment }) => {
    const set = await stores.settings.flags(deployment.id)
    return Object.fromEntries(FLAG_NAMES.map((name) => [name, set[name] ?? false]))
  })
  call('PUT', '/flags/:name', async ({ deployment, request, params }) => {
    const name = named(FLAG_NAMES, params['name'])
    const { on } = decodeOrThrow(SWITCH, request.body)
    await stores.settings.setFlag(deployment.id, name, on)
    return { name, on }
  })

  call('GET', '/parameters', async ({ deployment }) => {
    const parameters = await parametersOf(stores, deployment)
    return Object.fromEntries(COUNTRY_PARAMETERS.map((name) => [name, parameters[name]]))
  })
  call('PUT', '/parameters/:name', async ({ deployment, request, params }) => {
    const name = named(COUNTRY_PARAMETERS, params['name'])
    const { value } = decodeOrThrow(VALUE, request.body)
    const hours = name === 'serviceHours' ? parseServiceHours(value) : undefined
    if (typeof hours === 'string')
      throw new Problem('INVALID_REQUEST', { field: 'value', message: SERVICE_HOURS_REFUSALS[hours] })
    await stores.settings.setParameter(deployment.id, name, value)
    return { name, value }
  })

  voucherControlRoutes(call, stores)
  call('GET', '/cards', () => Promise.resolve(TEST_CARDS.map(({ number, says }) => ({ number, says }))))

  call('GET', '/orders', async ({ deployment }) => (await stores.orders.active(deployment.id)).toReversed())
  call('POST', '/orders/:id/status', async ({ deployment, request, params }) => {
    const { status, created_at: createdAt } = decodeOrThrow(MOVE, request.body)
    const at = momentIn(createdAt, deps.clock())
    const moved = await stores.orders.change(deployment.id, params['id'] ?? '', (order) =>
      withStep(withoutLaterMoments(order, at), {
        status,
        at,
        ...(status === 'WAITING_FOR_TRANSPORT' && { rider: null }),
      }),
    )
    if (moved === undefined) throw new Problem('NOT_FOUND')
    await proofGenerator.take(deployment.id, moved)
    return { result: moved }
  })

  call('GET', '/simulator', async ({ deployment }) => ({ speed: await simulatorSpeed(deps, deployment.id) }))
  call('PUT', '/simulator', async ({ deployment, request }) => {
    const { speed } = decodeOrThrow(SPEED, request.body)
    await setSimulatorSpeed(deps, deployment.id, speed)
    return { speed }
  })

  call('GET', '/faults', async ({ deployment }) => faults.of(deployment.id))
  call('PUT', '/faults', async ({ deployment, request }) => {
    const fault = decodeOrThrow(Fault, request.body)
    faults.set(deployment.id, fault)
    const dropped = fault.dropSockets === true ? deps.hub.close(CLOSE_CODES.readAgain, 'dropped') : 0
    return { ...faults.of(deployment.id), ...(fault.dropSockets === true && { dropped }) }
  })

  call('POST', '/device-token', async ({ deployment, request }) => {
    const { vendor_id: vendorId } = decodeOrThrow(DEVICE, request.body)
    if ((await stores.vendors.byId(deployment.id, vendorId)) === undefined) throw new Problem('NOT_FOUND')
    return { token: await deps.sessions.deviceToken(deployment.id, vendorId), vendor_id: vendorId }
  })

  call('GET', '/deployments', ({ request }) => deploymentTable(deps, request))
  call('GET', '/deployment', async ({ deployment }) => ({
    id: deployment.id,
    brand: deployment.brand.name,
    country: deployment.country.code,
    statuses: ORDER_STATUSES,
  }))
}
