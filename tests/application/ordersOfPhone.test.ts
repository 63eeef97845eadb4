import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import type { OrderQuery, OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import { ordersOfPhone } from '../../src/application/order/ordersOfPhone.ts'
import { anOrder } from '../support/anOrder.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const VENDOR = 'pekarna-u-mostu'
const jana = anOrder({ createdAt: NOON, updatedAt: NOON })
const her = { ...jana, customer: { ...jana.customer, phoneNumber: '+420777123456' } }

const lookingFor = async (text: string) => {
  const queries: Array<OrderQuery> = []
  const memory = makeMemoryOrderRepository([her, { ...jana, id: 'other' }])
  const orders: OrderRepositoryPort = {
    ...memory,
    list: (query) =>
      Effect.andThen(
        Effect.sync(() => queries.push(query)),
        memory.list(query),
      ),
  }
  const found = await memoryPortal({ orders }).run(ordersOfPhone(VENDOR, false, text))
  return { found: found.map(({ id }) => id), numbers: queries.map(({ customerPhoneNumber }) => customerPhoneNumber) }
}

describe('ordersOfPhone', () => {
  it.each(['777 123 456', '+420777123456', '00420 777 123 456'])(
    'requests the orders of %s in E.164 (TRACK-22, CON-32)',
    async (text) => {
      expect(await lookingFor(text)).toEqual({ found: [her.id], numbers: ['+420777123456', '+420777123456'] })
    },
  )

  it.each(['777', '123456789', '+1 555 000 0000', 'Jana', '', 'bistro-777123', '1'.repeat(10_000)])(
    'sends no request for “%.20s”, which is no valid number (TRACK-22)',
    async (text) => {
      expect(await lookingFor(text)).toEqual({ found: [], numbers: [] })
    },
  )
})
