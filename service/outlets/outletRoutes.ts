import type { FastifyInstance } from 'fastify'
import { addOutlet, changeOutlet } from '../../contract/outlets.ts'
import { isKeptElsewhere } from '../../src/domain/vendor/outletPermission.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { mayActFor, requireVendor } from '../vendor/requireVendor.ts'
import { newVendorId } from '../vendor/newVendorId.ts'
import type { AddedOutlet } from '../store/vendorStore.ts'
import { requestFingerprint } from '../http/requestFingerprint.ts'
import { newOutlet, updatedOutlet, outletRefusal } from './savedOutlet.ts'
import { vendorFor } from '../vendor/vendorRoutes.ts'

type Deps = RouteDeps & WithStores<'outlets' | 'vendors'>

type NotAdded = Exclude<AddedOutlet['outcome'], 'added' | 'repeated'>

const clientIdTaken = () => new Problem('CLIENT_ID_TAKEN', { field: 'client_vendor_id' })

const notAdded = (outcome: NotAdded) => {
  if (outcome === 'no-parent') return new Problem('NOT_FOUND')
  if (outcome === 'key-reused') return new Problem('IDEMPOTENCY_KEY_REUSED')
  return clientIdTaken()
}

/**
 * Routes for adding and changing collection points, for accounts that manage those of the parent (OUTLET-13, OUTLET-18,
 * OP-49).
 */
export const outletRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { outlets } = deps.stores

  registerEndpoint(app, deps, addOutlet, async ({ payload, account, deployment, key }) => {
    const { country } = deployment
    const { vendor: parent } = await requireVendor(deps, account, payload.parent_vendor_id)
    if (!account.mayManageOutlets) return new Problem('OUTLETS_NOT_MANAGED')
    if (!parent.is_parent) return new Problem('NOT_FOUND')
    const refusal = outletRefusal(payload, country)
    if (refusal !== undefined) return refusal
    const added = await outlets.add({
      deployment: deployment.id,
      parentId: parent.vendor_id,
      id: newVendorId(country),
      outletOf: (id, current) => newOutlet(id, current, payload, country),
      intent: { accountId: account.id, key, fingerprint: requestFingerprint(addOutlet, payload) },
      now: deps.clock(),
    })
    if (!('outlet' in added)) return notAdded(added.outcome)
    return { result: await vendorFor(deps, account, added.outlet) }
  })

  registerEndpoint(app, deps, changeOutlet, async ({ params: { outletId }, payload, account, deployment }) => {
    const { vendor: outlet } = await requireVendor(deps, account, outletId)
    const { parent_vendor_id: parentId } = outlet
    if (!account.mayManageOutlets) return new Problem('OUTLETS_NOT_MANAGED')
    if (parentId === null) return new Problem('NOT_FOUND')
    if (!mayActFor(account, parentId)) return new Problem('OUTLETS_NOT_MANAGED')
    if (isKeptElsewhere(outletId)) return new Problem('OUTLET_KEPT_ELSEWHERE')
    const refusal = outletRefusal(payload, deployment.country, outlet)
    if (refusal !== undefined) return refusal
    const changed = await outlets.change({
      deployment: deployment.id,
      parentId,
      id: outletId,
      change: (current) => updatedOutlet(current, payload, deployment.country),
    })
    if (!('outlet' in changed)) return changed.outcome === 'no-outlet' ? new Problem('NOT_FOUND') : clientIdTaken()
    return { result: await vendorFor(deps, account, changed.outlet) }
  })
}
