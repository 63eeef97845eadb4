import type { UserId, VendorId } from '../ids.ts'
import type { Credentials } from './authorization.ts'
import type { Session } from './session.ts'

/** Somebody without a password: a device that is set up for a vendor (MODE-03), or a guest (MODE-04). */
export interface Visit {
  readonly mode: 'godroid' | 'guest'
  readonly vendorId: VendorId
  readonly token: string
}

/** Who is here, and by which of the three doors they came (MODE-01). */
export type Login = { readonly mode: 'classic'; readonly session: Session } | Visit

/** What their calls are made with (SESS-09). */
export const credentialsOf = (login: Login): Credentials =>
  login.mode === 'classic' ? { mode: login.mode, meta: login.session.meta } : { mode: login.mode, token: login.token }

/** Guests have no name: they are all this, each on a device of their own. */
export const GUEST_PERSON = 'guest'

/**
 * Tells one person from another: whose drafts these are. Guests have no name and no second page of their own: who goes
 * on in a guest's tab goes on with what was typed there.
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
