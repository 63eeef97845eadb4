import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { isFilledIn } from '../../domain/request/requestDraft.ts'
import { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import type { Text } from '../kit/failureText.ts'
import type { CurrentRequest } from './CurrentRequest.ts'
import { DeliveryTimeViewModel } from './DeliveryTimeViewModel.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import { PasteViewModel, type PasteSurroundings } from './PasteViewModel.ts'
import { PrefillViewModel } from './PrefillViewModel.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestSurroundings } from './RequestSurroundings.ts'

/** The request's callbacks for its input models. */
export interface InputCallbacks {
  readonly change: (patch: Partial<RequestDraft>) => void
  readonly taken: PasteSurroundings['taken']
  readonly restored: () => void
  readonly tell: (kind: 'warning' | 'error', text: Text) => void
}

/** Creates the models for input other than typing into a field: time, voucher, pasted message, link. */
export const makeInputModels = (
  { run, country, flags }: RequestSurroundings,
  request: CurrentRequest,
  { destination, quote }: { readonly destination: DestinationViewModel; readonly quote: QuoteViewModel },
  { change, taken, restored, tell }: InputCallbacks,
) => ({
  time: new DeliveryTimeViewModel({ request, change, clock: quote, preorder: () => flags.isOn('Preorder') }),
  voucher: new VoucherViewModel({
    run,
    request,
    isOffered: () => flags.isOn('Voucher'),
    renewFee: () => void quote.renew(),
    lost: (text) => tell('error', text),
  }),
  paste: new PasteViewModel({ request, country, destination, change, taken }),
  prefill: new PrefillViewModel({
    request,
    destination,
    change,
    restored,
    isTyped: isFilledIn,
    tell: (text) => tell('warning', text),
  }),
})
