import { isFilledIn } from '../../domain/request/requestDraft.ts'
import { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import type { RequestModel, RequestSurroundings } from './RequestModel.ts'
import { DeliveryTimeViewModel } from './DeliveryTimeViewModel.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import { PasteViewModel } from './PasteViewModel.ts'
import { PrefillViewModel } from './PrefillViewModel.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'

/** The request's callbacks for its input models. */
export interface InputCallbacks {
  readonly restored: () => void
}

/** Creates the models for input other than typing into a field: time, voucher, pasted message, link. */
export const makeInputModels = (
  { run, country, flags }: RequestSurroundings,
  request: RequestModel,
  { destination, quote }: { readonly destination: DestinationViewModel; readonly quote: QuoteViewModel },
  { restored }: InputCallbacks,
) => ({
  time: new DeliveryTimeViewModel({
    request,
    change: request.edit,
    clock: quote,
    preorder: () => flags.isOn('Preorder'),
  }),
  voucher: new VoucherViewModel({
    run,
    request,
    isOffered: () => flags.isOn('Voucher'),
    renewFee: () => void quote.renew(),
    lost: (text) => request.tell('error', text),
  }),
  paste: new PasteViewModel({ request, country, destination, change: request.edit, taken: request.want }),
  prefill: new PrefillViewModel({
    request,
    destination,
    change: request.edit,
    restored,
    isTyped: isFilledIn,
    tell: (text) => request.tell('warning', text),
  }),
})
