import { makeAutoObservable, observableRef } from 'mobx'
import type { Prefill } from '../../domain/request/prefill.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { Text } from '../kit/failureText.ts'
import type { RequestModel } from './RequestModel.ts'
import { sendTo, type DestinationToSet } from './sendTo.ts'

export type PrefillState =
  | { readonly step: 'none' }
  /** The form has content: the user decides whether the link's values replace it. */
  | { readonly step: 'offered'; readonly prefill: Prefill }
  /** The link filled in the form, and the user has not edited it since. */
  | { readonly step: 'filled'; readonly before: RequestDraft }

export interface PrefillSurroundings {
  readonly request: RequestModel
  readonly destination: DestinationToSet & { readonly stop: () => void }
  readonly change: (patch: Partial<RequestDraft>) => void
  readonly isTyped: (draft: RequestDraft) => boolean
  /** Called after the previous destination was restored. */
  readonly restored: () => void
  readonly tell: (text: Text) => void
}

const NONE: PrefillState = { step: 'none' }

/** Fills the form from a link: at once if it is empty, on request if it has content. It never submits. */
export class PrefillViewModel {
  state: PrefillState = NONE
  /** A link that arrived before the form was ready. */
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

  /** Called when a link was opened. */
  readonly bring = (prefill: Prefill): void => {
    this.waiting = prefill
    if (this.isFormReady) this.meet()
  }

  /** Called when the form is ready, after the draft was restored. */
  readonly begin = (): void => {
    this.isFormReady = true
    this.meet()
  }

  /** Called when the vendor changes or the screen closes. */
  readonly pause = (): void => {
    this.isFormReady = false
    this.state = NONE
  }

  readonly fill = (): void => {
    if (this.state.step === 'offered') this.apply(this.state.prefill)
  }

  /** Restores the form as it was before the link. */
  readonly clear = (): void => {
    if (this.state.step === 'filled') {
      this.around.destination.stop()
      this.around.change(this.state.before)
      this.around.restored()
    }
    this.state = NONE
  }

  /** Closes the banner. */
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
