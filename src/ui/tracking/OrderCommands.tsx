import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { editVerdict } from '../../domain/order/editing.ts'
import type { OrderId } from '../../domain/ids.ts'
import { vendorIdOf } from '../../domain/order/order.ts'
import type { Command } from '../frame/CommandsViewModel.ts'
import { useCommands } from '../frame/useCommands.ts'
import type { ArrivalState } from '../command/useFrameCommands.ts'
import { againAddress, editAddress } from '../paths/links.ts'
import { usePortal } from '../frame/Portal.ts'
import type { OrderListsViewModel } from './OrderListsViewModel.ts'

export interface OrderCommandsProps {
  readonly view: { readonly lists: Pick<OrderListsViewModel, 'order' | 'searchFor'> }
  readonly openId: OrderId | undefined
}

const focusSearch = () => document.getElementById('order-search')?.focus()

const focusedRow = (): OrderId | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-order-id]')?.dataset['orderId']

/** Starts the search of the navigation state. Returning to the same history entry does not start it again. */
const useArrival = ({ lists }: OrderCommandsProps['view']) => {
  const { key, state } = useLocation() as { readonly key: string; readonly state: ArrivalState | null }
  const arrived = useRef(new Set<string>())
  const search = state?.search
  useEffect(() => {
    if (search === undefined || arrived.current.has(key)) return
    arrived.current.add(key)
    lists.searchFor(search)
    focusSearch()
  }, [key, lists, search])
}

/** The commands of the tracking screen, for the focused row or the open order. */
export const OrderCommands = observer(function OrderCommands({ view, openId }: OrderCommandsProps) {
  const { flags, notices, vendors } = usePortal()
  const navigate = useNavigate()
  useArrival(view)
  const { lists } = view
  const { selected } = vendors
  const canEdit = flags.isOn('ModifyOrder')
  const list = useMemo((): ReadonlyArray<Command> => {
    const goTo = (addressOf: typeof againAddress) => () => {
      const id = focusedRow() ?? openId
      if (id === undefined) return notices.notify('info', { id: 'command-choose-order' }, 'order-flow')
      const vendorId = lists.order(id)?.vendorId ?? (vendorIdOf(id) || (selected?.id ?? ''))
      void navigate(addressOf(vendorId, id))
    }
    const edit = () => {
      const id = focusedRow() ?? openId
      const order = id === undefined ? undefined : lists.order(id)
      if (order && !editVerdict(order).allowed) notices.notify('info', { id: 'edit-locked-title' }, 'order-flow')
      else goTo(editAddress)()
    }
    return [
      { id: 'search', text: { id: 'command-search' }, group: 'here', shortcut: '/', run: focusSearch },
      { id: 'again', text: { id: 'again-action' }, group: 'here', shortcut: 'r', run: goTo(againAddress) },
      ...(canEdit
        ? [{ id: 'edit', text: { id: 'edit-title' }, group: 'here', shortcut: 'e', run: edit } as const]
        : []),
    ]
  }, [canEdit, lists, navigate, notices, openId, selected])
  useCommands(list)
  return null
})
