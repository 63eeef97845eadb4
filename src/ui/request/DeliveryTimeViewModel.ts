import { computedStruct, makeAutoObservable, reaction } from 'mobx'
import { instantAt, MINUTE, type Instant } from '../../domain/instant.ts'
import { hhmm } from '../../domain/market/countryClock.ts'
import { dayOf, plusDays } from '../../domain/market/countryDay.ts'
import { deliveryTimeKinds, type DeliveryTime } from '../../domain/request/deliveryTime.ts'
import { laterSlots, type LaterDay } from '../../domain/request/laterSlots.ts'
import { ALL_DAY } from '../../domain/request/serviceHours.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel, RequestDependencies } from './RequestModel.ts'

/** The delivery time: ASAP, or one of the offered moments (REQ-28, REQ-30). */
export class DeliveryTimeViewModel {
  readonly #deps: RequestDependencies
  readonly #request: RequestModel
  readonly #quote: QuoteViewModel

  constructor(deps: RequestDependencies, request: RequestModel, quote: QuoteViewModel) {
    this.#deps = deps
    this.#request = request
    this.#quote = quote
    makeAutoObservable(this, { days: computedStruct, offered: computedStruct })
  }

  /** The requested moment; `undefined` means as soon as possible. */
  get at(): Instant | undefined {
    return this.#request.draft.preorderedFor
  }

  /** Whether the chosen moment has passed since it was chosen. */
  get isOver(): boolean {
    return this.at !== undefined && this.at <= this.#quote.now
  }

  get kind(): DeliveryTime['kind'] {
    return this.at === undefined ? 'ASAP' : 'LATER'
  }

  /** A moment that was already chosen stays visible and editable, even if the flag is off. */
  get kinds(): ReadonlyArray<DeliveryTime['kind']> {
    return deliveryTimeKinds(this.#deps.flags.isOn('Preorder') || this.at !== undefined)
  }

  /** The start of the current minute. */
  get minute(): Instant {
    return instantAt(Math.floor(this.#quote.now / MINUTE) * MINUTE)
  }

  get today(): string {
    return dayOf(this.minute, this.#request.country.timeZone)
  }

  get tomorrow(): string {
    return plusDays(this.today, 1)
  }

  get days(): ReadonlyArray<LaterDay> {
    const { country, state } = this.#request
    return laterSlots({ now: this.minute, hours: state.serviceHours ?? ALL_DAY, zone: country.timeZone })
  }

  /** The day of the chosen moment, in the country's time zone. */
  get day(): string | undefined {
    return this.at === undefined ? undefined : dayOf(this.at, this.#request.country.timeZone)
  }

  /** The slots of the chosen day. A chosen moment that is no longer offered stays in the list. */
  get offered(): ReadonlyArray<Instant> {
    const slots = this.days.find(({ day }) => day === this.day)?.slots ?? []
    return this.at === undefined || slots.includes(this.at) ? slots : [this.at, ...slots]
  }

  /** Validates the chosen moment when it passes, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const stop = reaction(
      () => this.isOver,
      () => this.#request.refusals.lookAgain('preorderedFor'),
    )
    signal.addEventListener('abort', stop, { once: true })
  }

  readonly choose = (kind: DeliveryTime['kind']): void => {
    const first = this.days[0]?.slots[0]
    if (kind === 'ASAP') this.#request.edit({ preorderedFor: undefined })
    else if (this.at === undefined && first !== undefined) this.#request.edit({ preorderedFor: first })
  }

  /** Selects the same time on that day, else the next slot, else the last one. */
  readonly chooseDay = (day: string): void => {
    const slots = this.days.find((offered) => offered.day === day)?.slots ?? []
    const { timeZone } = this.#request.country
    const timeOfDay = this.at === undefined ? 0 : hhmm(this.at, timeZone)
    const slot = slots.find((candidate) => hhmm(candidate, timeZone) >= timeOfDay) ?? slots.at(-1)
    if (slot !== undefined) this.chooseSlot(slot)
  }

  readonly chooseSlot = (slot: Instant): void => this.#request.edit({ preorderedFor: slot })
}
