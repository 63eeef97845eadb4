import type { FoundAmounts } from './messageAmount.ts'
import type { FoundPayment } from './messagePayment.ts'
import type { FoundPhone } from './messagePhone.ts'
import type { FoundTime } from './messageTime.ts'
import type { FoundName } from './nameParts.ts'
import type { Span } from '../text/span.ts'

/*
 * The parts of a message that each step of its reading finds. A "head" is the word before a value that says what it is.
 */

export interface MoneyParts extends FoundAmounts {
  readonly payment: FoundPayment | undefined
  readonly paymentHead: ReadonlyArray<Span>
}

export interface TimeParts {
  readonly time: FoundTime | undefined
  readonly timeHead: ReadonlyArray<Span>
}

export interface WhereParts {
  readonly address: ReadonlyArray<Span>
  readonly addressHead: ReadonlyArray<Span>
  readonly unit: ReadonlyArray<Span>
  readonly building: ReadonlyArray<Span>
}

export interface ReadParts extends MoneyParts, TimeParts, WhereParts {
  readonly name: FoundName | undefined
  readonly phone: FoundPhone | undefined
  readonly items: ReadonlyArray<Span>
}
