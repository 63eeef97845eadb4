import { Effect } from 'effect'
import { beginGuest, makeGuestAccount } from '../../../contract/guests.ts'
import type { GuestAccessPort } from '../../application/ports/GuestAccess.ts'
import { mapRefusals } from './HttpRefusal.ts'
import { instantOf } from './moment.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer, type PortalTransport } from './PortalTransport.ts'

export const makeHttpGuestAccess = (transport: PortalTransport, portal: PortalHttp): GuestAccessPort => ({
  // A single attempt: the user waits, and each success creates another guest.
  begin: () =>
    transport.sendOnce(beginGuest, { payload: {} }).pipe(
      Effect.map(({ result: { vendor_id, token } }) => ({ vendorId: vendor_id, token })),
      mapRefusals(beginGuest),
    ),
  stay: ({ email, password, phone, name, language }, key) =>
    portal
      .call(makeGuestAccount, {
        payload: { email_address: email, password, phone_number: phone, name, language },
        key,
      })
      .pipe(mapAnswer(({ result }) => instantOf(result.confirm_until))),
})
