import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { nonEmptyTextUpTo, Id, textUpTo } from './values.ts'

export const readHelpToken = endpoint('readHelpToken', 'GET', 'orders', '/vendor/:vendorId/hc_jwt_token', {
  // API-37, HELP-06
  summary: 'Issues a help centre token for this user and vendor, valid for one hour.',
  params: Schema.Struct({ vendorId: Id }),
  answer: Schema.Struct({ result: Schema.NonEmptyString }),
})

/** An id that the page generates each time it opens the help centre; every bridge message contains it. */
export const BridgeId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{16,64}$/))

/** The person who asks for help and the context (HELP-08). */
const HelpVisit = Schema.Struct({
  user_id: nonEmptyTextUpTo(200),
  email: nonEmptyTextUpTo(254),
  guest: Schema.Boolean,
  name: textUpTo(200),
  brand: nonEmptyTextUpTo(64),
  global_entity_id: nonEmptyTextUpTo(64),
  country: Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/)),
  locale: Schema.String.check(Schema.isPattern(/^[A-Za-z-]{2,35}$/)),
  app_version: nonEmptyTextUpTo(200),
  verification_token: nonEmptyTextUpTo(4_000),
  bridge: BridgeId,
  service_type: Schema.Literal('rider-portal'),
})

export const openHelpCentre = endpoint('openHelpCentre', 'POST', 'conditions-api', '/init', {
  // API-38, HELP-08
  summary: 'Opens the help centre and returns the URL to embed. The verification token identifies the user.',
  access: 'public',
  payload: HelpVisit,
  answer: Schema.Struct({ url: Schema.NonEmptyString }),
})
