import { deviceNow } from '../../src/adapters/clock/deviceNow.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import type { LightPages } from '../../src/ui/frame/LightPages.ts'
import { flagsOn } from './flagsOn.ts'

const interrupted = () => Promise.resolve({ kind: 'interrupted' as const })

/** The surroundings of the light pages of dobrego-cz, without any activity. */
export const lightPages = (instead: Partial<LightPages> = {}): LightPages => ({
  deployment: deploymentOf('dobrego-cz')!,
  locale: 'en',
  language: () => 'en',
  nativeName: 'English',
  locales: ['cs', 'en'],
  flags: flagsOn(),
  entrance: () => Promise.resolve(undefined),
  appearanceShown: () => 'light',
  toggleAppearance: () => undefined,
  toggleLetters: undefined,
  requestAsGuest: interrupted,
  signIn: interrupted,
  accounts: {
    register: interrupted,
    confirmEmail: interrupted,
    sendResetCode: interrupted,
    resetPassword: interrupted,
  },
  followOrder: () => new Promise(() => undefined),
  lacks: () => false,
  linkCalls: () => Promise.reject(new Error('no calls here')),
  deviceNow: deviceNow,
  map: { open: () => Promise.reject(new Error('no map here')) },
  application: {
    open: () => Promise.reject(new Error('no application here')),
    opened: () => undefined,
    begunTracking: () => undefined,
    allTexts: () => Promise.resolve(),
    reopen: () => Promise.resolve(),
    reload: () => Promise.resolve(false),
    leave: () => undefined,
  },
  prepareApplication: () => undefined,
  typedEarly: () => ({}),
  farewell: undefined,
  ...instead,
})
