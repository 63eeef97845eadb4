import { fetchCode, NO_LIMIT } from '../../application/lateCode/fetchCode.ts'
import type { DeviceLogin, StoredGuest, StoredValues } from '../../domain/session/mode.ts'
import { storedMode } from './storedMode.ts'
import type { TextStorage } from './textStorage.ts'
import { STARTUP_KEYS } from './startupKeys.ts'

/** Decodes a token without verifying it, which only the service can do; `undefined` if it is not an object. */
const payloadOf = async (token: string): Promise<unknown> => {
  const { decodeJwt } = await fetchCode(() => import('jose/jwt/decode'), NO_LIMIT)
  try {
    return decodeJwt(token)
  } catch {
    return undefined
  }
}

const textAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

const deviceIn = async (token: string | undefined): Promise<StoredValues['device']> => {
  if (token === undefined) return 'absent'
  const restaurantId = textAt(textAt(await payloadOf(token), 'auth'), 'restaurant_id')
  if (typeof restaurantId !== 'string' || !/^[\w-]{1,200}$/.test(restaurantId)) return 'unreadable'
  const device: DeviceLogin = { token, restaurantId }
  return device
}

const guestIn = async (token: string | undefined, vendorId: string | undefined): Promise<StoredGuest | undefined> => {
  if (token === undefined && vendorId === undefined) return undefined
  // An incomplete guest is unreadable, and is cleared like one (MODE-09).
  const isWhole = token !== undefined && vendorId !== undefined && vendorId !== ''
  return { token: token ?? '', vendorId: vendorId ?? '', payload: isWhole ? await payloadOf(token) : undefined }
}

/** Decodes the startup values; the code that reads tokens is loaded only if there is one. */
export const readStoredStartup = async (local: TextStorage): Promise<StoredValues> => ({
  mode: storedMode(local),
  device: await deviceIn(local.read(STARTUP_KEYS.deviceToken)),
  guest: await guestIn(local.read(STARTUP_KEYS.guestToken), local.read(STARTUP_KEYS.guestVendorId)),
})
