import { makeAutoObservable, observableRef } from 'mobx'
import type { Place } from '../../application/ports/Geolocator.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { pinDisagreement } from '../../domain/address/pinDisagreement.ts'
import type { RequestModel } from './RequestModel.ts'

/** The two places of a destination: the place of its text and the place of its pin. */
export class PinAndText {
  /** The position of the text, if known. */
  textAt: Coordinates | undefined = undefined
  /** The place at the pin. */
  atPin: Place | undefined = undefined
  /** Whether the text was generated from a position instead of written by the user. */
  isTextOfPosition = false
  private readonly request: RequestModel

  constructor(request: RequestModel) {
    this.request = request
    makeAutoObservable<this, 'request'>(this, { textAt: observableRef, atPin: observableRef, request: false })
  }

  /** The distance in metres between pin and text, if it is large enough to warn about. */
  get disagreement(): number | undefined {
    return pinDisagreement(this.request.destination, this.textAt)
  }

  /** The address at the pin, if it differs from the text. */
  get addressAtPin(): string | undefined {
    const found = this.atPin?.formattedAddress
    return found === this.request.draft.destinationTextAddress ? undefined : found
  }

  readonly know = (known: Partial<Pick<PinAndText, 'textAt' | 'atPin' | 'isTextOfPosition'>>): void => {
    Object.assign(this, known)
  }

  readonly forget = (): void => this.know({ textAt: undefined, atPin: undefined, isTextOfPosition: false })
}
