import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { OrderRepository } from '../../application/ports/OrderRepository.ts'
import type { NotFound, ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { watchOrderToUpdate } from '../../application/request/watchOrderToUpdate.ts'
import { editVerdict } from '../../domain/order/editing.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Order } from '../../domain/order/order.ts'
import { draftOfOrder } from '../../domain/request/draftOfOrder.ts'
import { editLocks, type LockReason } from '../../domain/request/editLocks.ts'
import { orderAgain, TO_CHECK_AGAIN } from '../../domain/request/orderAgain.ts'
import { orderDifferences, type OrderDifference } from '../../domain/request/orderChange.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestField } from '../../domain/request/requestValidation.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { Text } from '../kit/failureText.ts'
import { formatMonthDay } from './formatMonthDay.ts'
import type { RequestModel, RequestDependencies } from './RequestModel.ts'

export type EarlierOrderState =
  /** A new order, which is not based on an earlier one. */
  | { readonly step: 'none' }
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly order: Order }
  /** The order could no longer be edited when it was read (EDIT-03). */
  | { readonly step: 'locked'; readonly order: Order }
  | { readonly step: 'failed'; readonly failure: NotFound | ServiceFailure }

const LOCKS: Readonly<Record<LockReason, TextId>> = {
  customer: 'edit-lock-customer',
  settled: 'edit-lock-settled',
  status: 'edit-lock-status',
}

/** The order that is edited or repeated, and its effect on the form's fields (EDIT-01, EDIT-03). */
export class EarlierOrderViewModel {
  state: EarlierOrderState = { step: 'none' }
  readonly #deps: RequestDependencies
  readonly #request: RequestModel

  constructor(deps: RequestDependencies, request: RequestModel) {
    this.#deps = deps
    this.#request = request
    makeAutoObservable(this, { state: observableRef })
  }

  get isEditing(): boolean {
    return this.#request.isEditing
  }

  get order(): Order | undefined {
    return this.state.step === 'read' ? this.state.order : undefined
  }

  /** Whether the order progressed too far during the edit; saving would be refused. */
  get hasMovedOn(): boolean {
    return this.isEditing && this.order !== undefined && !editVerdict(this.order).allowed
  }

  /** The changes that saving would make. */
  get differences(): ReadonlyArray<OrderDifference> {
    const { country, draft } = this.#request
    return this.isEditing && this.order ? orderDifferences(this.order, draft, country) : []
  }

  /** The initial content of the form. */
  get draft(): RequestDraft | undefined {
    const { country } = this.#request
    return this.order && (this.isEditing ? draftOfOrder(this.order, country) : orderAgain(this.order, country))
  }

  /** The reason why a field cannot change. */
  readonly lockAt = (field: RequestField): Text | undefined => {
    const reason = this.locks?.get(field as keyof RequestDraft)
    return reason && { id: LOCKS[reason] }
  }

  /** A hint on fields that were copied from an earlier order and that the user has not edited. */
  readonly markAt = (field: RequestField): Text | undefined => {
    const { country, draft } = this.#request
    const known = TO_CHECK_AGAIN.find((taken) => taken === field)
    const orderedAt = known && draft[known] !== '' ? this.copiedFrom(known) : undefined
    if (orderedAt === undefined) return undefined
    const day = formatMonthDay(orderedAt, country.timeZone, this.#deps.language())
    return { id: 'again-check', args: { day } }
  }

  /** Resolves to whether the form can be shown; always `true` for a new order. */
  readonly read = async (vendor: Vendor, signal: AbortSignal): Promise<boolean> => {
    const { purpose } = this.#request
    if (purpose.kind === 'new') return true
    runInAction(() => (this.state = { step: 'reading' }))
    const outcome = await this.#deps.run.once(
      ask(OrderRepository, (orders) => orders.byId(vendor.id, purpose.orderId)),
      signal,
    )
    if (outcome.kind === 'interrupted') return false
    runInAction(() => {
      if (outcome.kind === 'failed') this.state = { step: 'failed', failure: outcome.failure }
      else if (purpose.kind === 'edit' && !editVerdict(outcome.value).allowed)
        this.state = { step: 'locked', order: outcome.value }
      else this.become(outcome.value)
    })
    if (this.order === undefined) return false
    if (purpose.kind === 'edit') this.follow(this.order, signal)
    return true
  }

  /** Replaces the order with its current version. */
  readonly become = (order: Order): void => {
    this.state = { step: 'read', order }
    if (this.isEditing) this.#request.patchState({ orderToBeUpdated: order })
  }

  /** When the order was placed from which the field was copied. */
  private copiedFrom(field: (typeof TO_CHECK_AGAIN)[number]): Instant | undefined {
    const { draft, purpose, takenGoods, touched } = this.#request
    if (takenGoods?.[field] === draft[field]) return takenGoods.orderedAt
    return purpose.kind === 'again' && !touched.has(field) ? this.order?.createdAt : undefined
  }

  private get locks(): ReadonlyMap<keyof RequestDraft, LockReason> | undefined {
    return this.isEditing && this.order ? editLocks(this.order) : undefined
  }

  /** Follows the order during the edit; a rider may collect it meanwhile. */
  private follow(order: Order, signal: AbortSignal) {
    void this.#deps.run.each(watchOrderToUpdate(order), (newer) => runInAction(() => this.become(newer)), signal)
  }
}
