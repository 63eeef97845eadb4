import { Effect } from 'effect'
import { beginGuest } from '../../../contract/auth.ts'
import type { GuestAccessPort } from '../../application/ports/GuestAccess.ts'
import type { PortalTransport } from './PortalTransport.ts'

/** One attempt: somebody waits at the button, and each success makes another guest. */
export const makeHttpGuestAccess = (transport: PortalTransport): GuestAccessPort => ({
  begin: Effect.map(transport.sendOnce(beginGuest, { payload: {} }), ({ result: { vendor_id, token } }) => ({
    vendorId: vendor_id,
    token,
  })),
})
