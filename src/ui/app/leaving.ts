import type { SignedOutBecause } from '../session/SessionViewModel.ts'

const back = (address: string) => `back=${encodeURIComponent(address)}`

/** Where a page goes that is nobody's any more; the next one says why. `here` is the address that is left. */
export const LEAVING: Readonly<Record<SignedOutBecause, (here: string) => string>> = {
  asked: () => '/?bye=asked',
  'never-in': (here) => `/connect?bye=ended&${back(here)}`,
  ended: (here) => `/connect?bye=ended&${back(here)}`,
  'somebody-else': (here) => `${here}${here.includes('?') ? '&' : '?'}bye=somebody-else`,
  'guest-ended': (here) => `/?bye=guest-ended&${back(here)}`,
  'guest-off': () => '/?bye=guest-off',
  'guest-stays': () => '/connect?bye=guest-stays',
  'device-ended': () => '/?bye=device-ended',
}
