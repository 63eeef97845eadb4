import { makeHttpUsualTimes } from '../../src/adapters/http/HttpUsualTimes.ts'
import { makeMemoryUsualTimes } from '../../src/adapters/memory/MemoryUsualTimes.ts'
import { SECOND } from '../../src/domain/instant.ts'
import { FEWEST_TIMES } from '../../src/domain/order/usualTimes.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { NOON, startService } from '../support/serviceInProcess.ts'
import { ANNA, CZ, orderJson } from '../support/smallWorld.ts'
import { usualTimesContract } from './UsualTimes.contract.ts'

usualTimesContract('the memory adapter', () =>
  Promise.resolve({
    usualTimes: makeMemoryUsualTimes(
      new Map([
        [
          'bistro',
          [
            { status: 'NEW', median: 30 * SECOND, slow: 30 * SECOND },
            { status: 'NEW', next: 'RECEIVED', median: 30 * SECOND, slow: 30 * SECOND },
          ],
        ],
      ]),
    ),
    close: () => Promise.resolve(),
  }),
)

usualTimesContract('the service, over HTTP', async () => {
  const service = await startService()
  const history = [
    { status: 'NEW', created_at: new Date(NOON).toISOString() },
    { status: 'RECEIVED', created_at: new Date(NOON + 30 * SECOND).toISOString() },
  ]
  await service.deps.stores.orders.insertMany(
    CZ,
    Array.from({ length: FEWEST_TIMES }, (_, n) =>
      orderJson('bistro', `usual${n}`, NOON, { status: 'DELIVERED', status_history: history }),
    ),
  )
  const { portal, sessions } = await portalOfService(service.app, ANNA.email)
  return { usualTimes: makeHttpUsualTimes(portal, sessions), close: service.close }
})
