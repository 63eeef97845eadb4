// Parts of the answers of orders and of public orders. Not in the file of the public order, which few pages need.
import type { PublicOrder as PublicOrderSchema } from '../../../contract/publicOrder.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { StatusChange } from '../../domain/order/order.ts'
import { orderCode } from '../../domain/order/orderCode.ts'
import { readStatus } from '../../domain/order/orderStatus.ts'
import { nonEmptyText, list, moment, object, type Reader } from './readJson.ts'

export const status: Reader<StatusChange['status']> = (json) => readStatus(nonEmptyText(json))
export const statusHistory = list(
  object<StatusChange, (typeof PublicOrderSchema.Type)['status_history'][number]>({
    status: ['status', status],
    createdAt: ['created_at', moment],
  }),
)

interface Coded {
  readonly id: OrderId
  readonly code: string
}
export type MaybeCoded<T extends Coded> = Omit<T, 'code'> & { readonly code?: string }

/** Gives an order that was answered without a code the code of its id (CODE-03). */
export const withCode =
  <T extends Coded>(read: Reader<MaybeCoded<T>>): Reader<T> =>
  (json) => {
    const order = read(json)
    return { ...order, code: orderCode(order.id, order.code) } as T
  }
