import { makeAutoObservable, observableRef } from 'mobx'
import type { Place } from '../../application/ports/Geolocator.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { pinDisagreement } from '../../domain/address/pinDisagreement.ts'
import type { CurrentRequest } from './CurrentRequest.ts'

/** Two places of one destination: that of its text, and that of its pin. */
export class PinAndText {
  /** Where the text's place is, as far as anybody knows. */
  textAt: Coordinates | undefined = undefined
  /** The address where the pin was put. */
  atPin: Place | undefined = undefined
  /** Nobody wrote the text: it is the address of a position. */
  isTextOfPosition = false
  private readonly request: CurrentRequest

  constructor(request: CurrentRequest) {
    this.request = request
    makeAutoObservable<this, 'request'>(this, { textAt: observableRef, atPin: observableRef, request: false })
  }

  /** Metres between the two, when somebody should look at that. */
  get disagreement(): number | undefined {
    return pinDisagreement(this.request.destination, this.textAt)
  }

  /** The address where the pin stands, when it is another one than the text. */
  get addressAtPin(): string | undefined {
    const found = this.atPin?.formattedAddress
    return found === this.request.draft.destinationTextAddress ? undefined : found
  }

  readonly know = (known: Partial<Pick<PinAndText, 'textAt' | 'atPin' | 'isTextOfPosition'>>): void => {
    Object.assign(this, known)
  }

  readonly forget = (): void => this.know({ textAt: undefined, atPin: undefined, isTextOfPosition: false })
}
