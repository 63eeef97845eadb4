import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { openHelpCentre, type HelpOpening } from '../../application/help/openHelpCentre.ts'
import { talkToHelpCentre } from '../../application/help/talkToHelpCentre.ts'
import type { HelpFrame } from '../../application/ports/HelpCentre.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'

type State =
  | { readonly step: 'opening' }
  /** The frame is loading; it stays hidden until its page sends a message. */
  | { readonly step: 'loading'; readonly opening: HelpOpening }
  | { readonly step: 'ready'; readonly opening: HelpOpening }
  | { readonly step: 'failed' }

/** The user the help centre is opened for. */
export interface HelpGuest {
  readonly vendor: { readonly id: string; readonly name: string }
  readonly email: string
  readonly locale: Locale
  readonly appearance: Appearance
}

/** One help centre in one frame, from opening to closing (HELP-01, HELP-10). */
export class HelpCentreViewModel implements ScreenViewModel {
  state: State = { step: 'opening' }
  readonly #run: RunUseCase
  readonly #guest: HelpGuest
  readonly #close: () => void
  #leaving: AbortSignal = AbortSignal.abort()
  #attempt = new AbortController()

  /** `close` is called when Escape is pressed in the frame. */
  constructor(run: RunUseCase, guest: HelpGuest, close: () => void) {
    this.#run = run
    this.#guest = guest
    this.#close = close
    makeAutoObservable(this, { state: observableRef })
  }

  /** The page to frame, if there is one. */
  get opening(): HelpOpening | undefined {
    return this.state.step === 'loading' || this.state.step === 'ready' ? this.state.opening : undefined
  }

  readonly start = (signal: AbortSignal): void => {
    this.#leaving = signal
    this.open()
  }

  readonly open = (): void => {
    this.#attempt.abort()
    this.#attempt = new AbortController()
    this.become({ step: 'opening' })
    void this.ask(AbortSignal.any([this.#leaving, this.#attempt.signal]))
  }

  /** Starts listening to the frame once it is mounted. */
  readonly framed = async (frame: HelpFrame): Promise<void> => {
    if (this.state.step !== 'loading') return
    const { opening } = this.state
    const { appearance, email, vendor } = this.#guest
    const signal = AbortSignal.any([this.#leaving, this.#attempt.signal])
    const person = { appearance, email, vendorName: vendor.name }
    const ended = await this.#run.each(
      talkToHelpCentre(opening, frame, person),
      (message) => (message === 'ready' ? this.become({ step: 'ready', opening }) : this.#close()),
      signal,
    )
    if (ended.kind === 'failed') this.become({ step: 'failed' })
  }

  private readonly ask = async (signal: AbortSignal) => {
    const outcome = await this.#run.once(openHelpCentre(this.#guest.vendor.id, this.#guest.locale), signal)
    if (outcome.kind === 'done') this.become({ step: 'loading', opening: outcome.value })
    if (outcome.kind === 'failed') this.become({ step: 'failed' })
  }

  private readonly become = (state: State): void =>
    runInAction(() => {
      this.state = state
    })
}
