import { makeHttpFeeCalculator } from '../../src/adapters/http/HttpFeeCalculator.ts'
import { makeMemoryFeeCalculator } from '../../src/adapters/memory/MemoryFeeCalculator.ts'
import { portalOfService } from '../support/portalOfService.ts'
import { startService } from '../support/serviceInProcess.ts'
import { ANNA } from '../support/smallWorld.ts'
import { feeCalculatorContract } from './FeeCalculator.contract.ts'

feeCalculatorContract('the memory adapter', () =>
  Promise.resolve({
    fees: makeMemoryFeeCalculator({ fee: { minor: 8_900, currency: 'CZK' }, reach: 10_000, pickUp: 12 }),
    close: () => Promise.resolve(),
  }),
)

feeCalculatorContract('the service, over HTTP', async () => {
  const service = await startService()
  const { portal } = await portalOfService(service.app, ANNA.email)
  return { fees: makeHttpFeeCalculator(portal, 'CZK'), close: service.close }
})
