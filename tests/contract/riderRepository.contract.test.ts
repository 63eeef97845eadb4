import { emptyWorld } from '../../service/world.ts'
import { makeHttpRiderRepository } from '../../src/adapters/http/HttpRiderRepository.ts'
import { makeMemoryRiderRepository } from '../../src/adapters/memory/MemoryRiderRepository.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA } from '../support/smallWorld.ts'
import { PETR, riderRepositoryContract } from './RiderRepository.contract.ts'

riderRepositoryContract('the memory adapter', () =>
  Promise.resolve({
    riders: makeMemoryRiderRepository(new Map([['bistro-second', PETR]])),
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
  const service = await startService({
    world: (core) => ({
      ...emptyWorld(core),
      riderOf: (_, orderId) => Promise.resolve(orderId === 'bistro-second' ? petr : null),
    }),
  })
  const { portal } = await portalOfService(service.app, ANNA.email)
  return { riders: makeHttpRiderRepository(portal), close: service.close }
})
