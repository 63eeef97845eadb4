import { makeAutoObservable, observableRef } from 'mobx'
import type { Prefill } from '../../domain/request/prefill.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { Text } from '../kit/failureText.ts'
import type { CurrentRequest } from './CurrentRequest.ts'
import { sendTo, type DestinationToSet } from './sendTo.ts'

export type PrefillState =
  | { readonly step: 'none' }
  /** A draft is being typed: somebody says whether the link's values may take its place. */
  | { readonly step: 'offered'; readonly prefill: Prefill }
  /** Nobody has touched the form since the link filled it in. */
  | { readonly step: 'filled'; readonly before: RequestDraft }

export interface PrefillSurroundings {
  readonly request: CurrentRequest
  readonly destination: DestinationToSet & { readonly stop: () => void }
  readonly change: (patch: Partial<RequestDraft>) => void
  readonly isTyped: (draft: RequestDraft) => boolean
  /** The destination is again what it was. */
  readonly restored: () => void
  readonly tell: (text: Text) => void
}

const NONE: PrefillState = { step: 'none' }

/** What a link fills in: at once into an empty form, on demand into another one, never further than the form. */
export class PrefillViewModel {
  state: PrefillState = NONE
  /** Arrived before the form was there. */
  private waiting: Prefill | undefined
  private isFormReady = false
  private readonly around: PrefillSurroundings

  constructor(around: PrefillSurroundings) {
    this.around = around
    makeAutoObservable<this, 'around' | 'waiting' | 'isFormReady'>(this, {
      state: observableRef,
      around: false,
      waiting: false,
      isFormReady: false,
    })
  }

  /** A link was opened. */
  readonly bring = (prefill: Prefill): void => {
    this.waiting = prefill
    if (this.isFormReady) this.meet()
  }

  /** The form stands, with what was kept of it. */
  readonly begin = (): void => {
    this.isFormReady = true
    this.meet()
  }

  /** Another vendor, or the screen is left. */
  readonly pause = (): void => {
    this.isFormReady = false
    this.state = NONE
  }

  readonly fill = (): void => {
    if (this.state.step === 'offered') this.apply(this.state.prefill)
  }

  /** The form is again as it was before the link. */
  readonly clear = (): void => {
    if (this.state.step === 'filled') {
      this.around.destination.stop()
      this.around.change(this.state.before)
      this.around.restored()
    }
    this.state = NONE
  }

  /** Somebody looked at it, or does not want it. */
  readonly dismiss = (): void => {
    this.state = NONE
  }

  private meet(): void {
    const prefill = this.waiting
    this.waiting = undefined
    if (!prefill) return
    const { ignored } = prefill
    if (ignored.length > 0)
      this.around.tell({ id: 'prefill-ignored', args: { names: ignored.join(', '), count: ignored.length } })
    const isEmpty = prefill.address === '' && !prefill.position && Object.keys(prefill.draft).length === 0
    if (isEmpty) return
    if (this.around.isTyped(this.around.request.draft)) this.state = { step: 'offered', prefill }
    else this.apply(prefill)
  }

  private apply({ address, draft, position }: Prefill): void {
    const { change, destination, request } = this.around
    this.state = { step: 'filled', before: request.draft }
    change(draft)
    void sendTo(destination, request, address, position)
  }
}
