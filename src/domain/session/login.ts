import type { UserId, VendorId } from '../ids.ts'
import type { Credentials } from './authorization.ts'
import type { Session } from './session.ts'

/** A login without a password: a device that is set up for a vendor (MODE-03), or a guest (MODE-04). */
export interface Visit {
  readonly mode: 'godroid' | 'guest'
  readonly vendorId: VendorId
  readonly token: string
}

/** The current login, in one of the three modes (MODE-01). */
export type Login = { readonly mode: 'classic'; readonly session: Session } | Visit

/** The credentials of the login's calls (SESS-09). */
export const credentialsOf = (login: Login): Credentials =>
  login.mode === 'classic' ? { mode: login.mode, meta: login.session.meta } : { mode: login.mode, token: login.token }

/** All guests share this id, each on their own device. */
export const GUEST_PERSON = 'guest'

/**
 * Identifies the person who owns drafts. All guests share one id, so whoever continues in a guest's tab continues that
 * guest's draft.
 */
export const personOf = (login: Login): UserId => {
  switch (login.mode) {
    case 'classic':
      return login.session.user.id
    case 'godroid':
      return `device ${login.vendorId}`
    case 'guest':
      return GUEST_PERSON
  }
}
