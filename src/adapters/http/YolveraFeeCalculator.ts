import { Effect } from 'effect'
import { quoteDelivery } from '../../../contract/yolveraQuotes.ts'
import { currentInstant } from '../../application/currentInstant.ts'
import type { FeeCalculatorPort } from '../../application/ports/FeeCalculator.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { plus, SECOND } from '../../domain/instant.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

const pair = ({ latitude, longitude }: Coordinates) => [latitude, longitude] as const

/** Asks Yolvera's dispatch for fees, and `others` for areas and estimates. */
export const makeYolveraFeeCalculator = (
  quotes: PortalHttp,
  others: Pick<FeeCalculatorPort, 'isDeliverable' | 'estimate'>,
  currency: CurrencyCode,
): FeeCalculatorPort => ({
  isDeliverable: others.isDeliverable,
  estimate: others.estimate,
  // The seal is valid from the answer on; counted from the call, it never seems valid when it has expired.
  fee: (vendorId, source, destination, surchargedMethod) =>
    Effect.flatMap(currentInstant, (now) =>
      quotes
        .call(quoteDelivery, {
          payload: {
            merchant: vendorId,
            route: { from: pair(source), to: pair(destination) },
            ...(surchargedMethod && { tender: surchargedMethod }),
          },
        })
        .pipe(
          mapAnswer(({ quote: { minor, currency: quoted, seal, valid_for: seconds, length } }) => {
            if (quoted !== currency || minor < 0) throw new RangeError(`${minor} ${quoted} is not a fee in ${currency}`)
            return {
              fee: { minor, currency },
              signature: seal,
              expiresAt: plus(now, seconds * SECOND),
              ...(length !== undefined && { distanceMetres: length }),
            }
          }),
        ),
    ),
})
