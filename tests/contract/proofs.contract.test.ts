import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import { makeHttpProofs } from '../../src/adapters/http/HttpProofs.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makeMemoryProofs } from '../support/memory/MemoryProofs.ts'
import { SignedOut } from '../../src/application/ports/ServiceFailure.ts'
import type { ProofsPort } from '../../src/application/ports/Proofs.ts'
import { portalOfService, transportTo } from '../support/portalOfService.ts'
import { NOON, startService } from '../support/serviceInProcess.ts'
import { ANNA, CZ } from '../support/smallWorld.ts'
import { proofsAt, proofsContract } from './Proofs.contract.ts'

const atNoon =
  (ask: ProofsPort['ofOrder']): ProofsPort['ofOrder'] =>
  (id, kind) =>
    Effect.andThen(TestClock.setTime(NOON), ask(id, kind)).pipe(Effect.provide(TestClock.layer()))

proofsContract('the memory adapter', NOON, () => {
  const { ofOrder, ofOrderOnce } = makeMemoryProofs(proofsAt(NOON))
  return Promise.resolve({
    proofs: { ofOrder: atNoon(ofOrder), ofOrderOnce: atNoon(ofOrderOnce) },
    close: () => Promise.resolve(),
  })
})

const serviceWithProofs = async () => {
  const service = await startService()
  const { proofs, settings } = service.deps.stores
  await settings.setFlag(CZ, 'ProofOfDelivery', true)
  for (const proof of proofsAt(NOON)) await proofs.add(CZ, proof)
  return service
}

proofsContract('the service, over HTTP', NOON, async () => {
  const service = await serviceWithProofs()
  const { portal } = await portalOfService(service.app, ANNA.email)
  return { proofs: makeHttpProofs(portal), close: service.close }
})

proofsContract('the service, for a stranger who has the link', NOON, async () => {
  const service = await serviceWithProofs()
  const nobody = { fresh: Effect.fail(new SignedOut()), replace: () => Effect.fail(new SignedOut()) }
  return { proofs: makeHttpProofs(makePortalHttp(transportTo(service.app), nobody)), close: service.close }
})
