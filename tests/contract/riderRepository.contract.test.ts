import type { Rider } from '../../src/application/ports/RiderRepository.ts'
import type { RiderInfoJson } from '../../service/orders/riderLookup.ts'
import { emptyWorld } from '../../service/world.ts'
import { makeHttpRiderRepository } from '../../src/adapters/http/HttpRiderRepository.ts'
import { makeMemoryRiderRepository } from '../../src/adapters/memory/MemoryRiderRepository.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA, CZ, orderJson } from '../support/smallWorld.ts'
import { PETR, riderRepositoryContract, STRANGER } from './RiderRepository.contract.ts'

riderRepositoryContract('the memory adapter', () =>
  Promise.resolve({
    riders: makeMemoryRiderRepository(
      new Map<string, Rider>([
        ['bistro-second', PETR],
        ['bistro-third', STRANGER],
      ]),
    ),
    close: () => Promise.resolve(),
  }),
)

riderRepositoryContract('the service, over HTTP', async () => {
  const petr = {
    rider_id: PETR.id,
    name: PETR.name,
    phone_number: PETR.phoneNumber,
    vehicle: PETR.vehicle,
    ...PETR.position,
    located_at: new Date(PETR.locatedAt).toISOString(),
    route: PETR.route,
  }
  const stranger = { rider_id: STRANGER.id, name: '', phone_number: '', vehicle: 'CARRIAGE', latitude: null }
  const riders = new Map<string, RiderInfoJson>([
    ['bistro-second', petr],
    ['bistro-third', stranger],
  ])
  const service = await startService({
    world: (core) => ({
      ...emptyWorld(core),
      riderOf: (_, orderId) => Promise.resolve(riders.get(orderId) ?? null),
    }),
  })
  await service.deps.stores.orders.insertMany(CZ, [orderJson('bistro', 'third', service.clock.now())])
  const { portal } = await portalOfService(service.app, ANNA.email)
  return { riders: makeHttpRiderRepository(portal), close: service.close }
})
