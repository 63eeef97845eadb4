import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { OrderId } from '../../domain/ids.ts'
import { openedOrder, orderAddress } from '../paths/links.ts'

interface OpenOrder {
  /** The order whose details are shown. */
  readonly id: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  readonly open: (id: OrderId) => void
  readonly close: () => void
}

/** The order in the address, `?order_id=` (TRACK-25). Opening one adds a history entry; opening another replaces it. */
export const useOpenOrder = (): OpenOrder => {
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { readonly state: { readonly openedHere?: boolean } | null }
  const navigate = useNavigate()
  const id = openedOrder(parameters)
  const openedHere = state?.openedHere === true

  const addressOf = (wanted: OrderId | undefined) => orderAddress(parameters, wanted)
  return {
    id,
    addressOf,
    open: (wanted) =>
      void navigate(addressOf(wanted), {
        replace: id !== undefined,
        state: { openedHere: id === undefined || openedHere },
      }),
    close: () => void (openedHere ? navigate(-1) : navigate(addressOf(undefined), { replace: true })),
  }
}
