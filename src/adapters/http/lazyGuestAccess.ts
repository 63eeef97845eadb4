import type { GuestAccessPort } from '../../application/ports/GuestAccess.ts'
import { fetchedLater } from './fetchedLater.ts'

/** Most people never are a guest. */
export const makeLazyGuestAccess = (load: () => Promise<GuestAccessPort>): GuestAccessPort => {
  const access = fetchedLater(load)
  return {
    begin: access(({ begin }) => begin),
    stay: (staying, key) => access(({ stay }) => stay(staying, key)),
  }
}
