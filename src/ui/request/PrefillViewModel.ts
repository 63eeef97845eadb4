import { makeAutoObservable, observableRef } from 'mobx'
import { detailsIn, type BroughtDetails } from '../../domain/request/broughtDetails.ts'
import type { Prefill } from '../../domain/request/prefill.ts'
import { isFilledIn, type RequestDraft } from '../../domain/request/requestDraft.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel } from './RequestModel.ts'

export type PrefillState =
  | { readonly step: 'none' }
  /** The form has content: the user decides whether the link's values replace it. */
  | { readonly step: 'offered'; readonly prefill: Prefill }
  /** The link filled in the form, and the user has not edited it since. */
  | { readonly step: 'filled'; readonly before: RequestDraft; readonly brought: BroughtDetails }

const NONE: PrefillState = { step: 'none' }

/** Fills the form from a link: at once if it is empty, on request if it has content. It never submits. */
export class PrefillViewModel {
  state: PrefillState = NONE
  /** Whether a link was opened whose values have not reached the form yet. */
  isExpected = false
  /** A link that arrived before the form was ready. */
  #waiting: Prefill | undefined
  #isFormReady = false
  readonly #request: RequestModel
  readonly #quote: QuoteViewModel
  readonly #destination: DestinationViewModel

  constructor(request: RequestModel, quote: QuoteViewModel, destination: DestinationViewModel) {
    this.#request = request
    this.#quote = quote
    this.#destination = destination
    makeAutoObservable(this, { state: observableRef })
  }

  /** Called when a link was opened, before it has been read. */
  readonly expect = (): void => {
    this.isExpected = true
  }

  /** Called when the opened link turned out to bring nothing, or was left. */
  readonly giveUp = (): void => {
    if (this.#waiting === undefined) this.isExpected = false
  }

  /** Called when a link was read. */
  readonly bring = (prefill: Prefill): void => {
    this.isExpected = true
    this.#waiting = prefill
    if (this.#isFormReady) this.offerOrApply()
  }

  /** Called when the form is ready, after the draft was restored. */
  readonly begin = (): void => {
    this.#isFormReady = true
    this.offerOrApply()
  }

  /** Called when the vendor changes or the screen closes. */
  readonly pause = (): void => {
    this.#isFormReady = false
    this.state = NONE
  }

  readonly fill = (): void => {
    if (this.state.step === 'offered') this.apply(this.state.prefill)
  }

  /** Restores the form as it was before the link. */
  readonly clear = (): void => {
    if (this.state.step === 'filled') {
      this.#destination.stop()
      this.#request.edit(this.state.before)
      this.#request.patchState({ brought: this.state.brought })
      this.#quote.again()
    }
    this.state = NONE
  }

  /** Closes the banner. */
  readonly dismiss = (): void => {
    this.state = NONE
  }

  private offerOrApply(): void {
    const prefill = this.#waiting
    this.#waiting = undefined
    if (!prefill) return
    this.isExpected = false
    const { ignored } = prefill
    if (ignored.length > 0)
      this.#request.notify('warning', {
        id: 'prefill-ignored',
        args: { names: ignored.map(({ name, value }) => `${name}=${value}`).join(', '), count: ignored.length },
      })
    const isEmpty = prefill.address === '' && !prefill.position && Object.keys(prefill.draft).length === 0
    if (isEmpty) return
    if (isFilledIn(this.#request.draft)) this.state = { step: 'offered', prefill }
    else this.apply(prefill)
  }

  private apply({ address, draft, position }: Prefill): void {
    const { draft: before, state } = this.#request
    this.state = { step: 'filled', before, brought: state.brought }
    this.#request.edit(draft)
    const { riderNotes: _, ...details } = draft
    void this.#destination.take(address, position, detailsIn(details))
  }
}
