import type { SignedOutBecause } from '../frame/SessionViewModel.ts'
import { SIGN_IN } from '../../domain/pagePaths.ts'

const back = (address: string) => `back=${encodeURIComponent(address)}`

/** Address to open after a session ends; its parameters tell the next page why. `here` is the current address. */
export const LEAVING: Readonly<Record<SignedOutBecause, (here: string) => string>> = {
  asked: () => '/?bye=asked',
  'never-in': (here) => `${SIGN_IN}?bye=ended&${back(here)}`,
  ended: (here) => `${SIGN_IN}?bye=ended&${back(here)}`,
  'somebody-else': (here) => `${here}${here.includes('?') ? '&' : '?'}bye=somebody-else`,
  'guest-ended': (here) => `/?bye=guest-ended&${back(here)}`,
  'guest-off': () => '/?bye=guest-off',
  'guest-stays': () => `${SIGN_IN}?bye=guest-stays`,
  'device-ended': () => '/?bye=device-ended',
}
