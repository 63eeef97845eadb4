import { authorizationHeader } from '../../domain/session/authorization.ts'
import { SESSION_KEY } from './startupKeys.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The authorization header of the stored classic session, not validated; `undefined` without a session. */
export const storedAuthorization = (local: Storage): string | undefined => {
  try {
    const { meta } = JSON.parse(local.getItem(SESSION_KEY) ?? '') as { readonly meta: Record<string, unknown> }
    const { AccessToken, IdToken } = meta
    return isText(AccessToken) && isText(IdToken)
      ? authorizationHeader({ mode: 'classic', meta: { AccessToken, IdToken } })
      : undefined
  } catch {
    return undefined
  }
}
