import { deploymentOf } from '../../src/domain/market/deployments.ts'
import type { LightPages } from '../../src/ui/app/LightPages.ts'
import { flagsOn } from './flagsOn.ts'

/** What the light pages of dobrego-cz have around them while nobody does anything. */
export const lightPages = (instead: Partial<LightPages> = {}): LightPages => ({
  deployment: deploymentOf('dobrego-cz')!,
  locale: 'en',
  locales: ['cs', 'en'],
  flags: flagsOn(),
  appearanceShown: () => 'light',
  toggleAppearance: () => undefined,
  signIn: () => Promise.resolve({ kind: 'interrupted' }),
  requestAsGuest: () => Promise.resolve({ kind: 'interrupted' }),
  followOrder: () => new Promise(() => undefined),
  map: { open: () => Promise.reject(new Error('no map here')) },
  prepareApplication: () => undefined,
  typedEarly: () => ({}),
  takeEarlyPress: () => false,
  farewell: undefined,
  ...instead,
})
