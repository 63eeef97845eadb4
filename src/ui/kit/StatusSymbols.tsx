import { ORDER_STATUSES, type ReadStatus } from '../../domain/order/orderStatus.ts'
import { statusLook } from './statusLook.tsx'

/** The id of the symbol that `StatusSymbols` defines for a status. */
export const statusSign = (prefix: string, status: ReadStatus): string => `${prefix}-${status}`

/** The icons of the statuses, as their tags show them, as symbols for pins on a map. */
export const StatusSymbols = ({ prefix }: { readonly prefix: string }) =>
  ([...ORDER_STATUSES, 'UNKNOWN'] as const).map((status) => {
    const { icon: Icon } = statusLook(status)
    return (
      <symbol key={status} id={statusSign(prefix, status)} viewBox="0 0 16 16">
        <Icon size={16} tagName={null} />
      </symbol>
    )
  })
