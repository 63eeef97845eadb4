import type { FastifyInstance } from 'fastify'
import { pathOf } from '../../contract/endpoint.ts'
import { readHelpToken, type openHelpCentre } from '../../contract/help.ts'
import type { SignedInAs } from './serviceInProcess.ts'
import { ANNA } from './smallWorld.ts'

type Visit = (typeof openHelpCentre)['payload']['Encoded']

/** The payload that the portal sends when Anna of the small world opens the help centre. */
export const helpVisit = async (
  app: FastifyInstance,
  { authorization, host }: Pick<SignedInAs, 'authorization' | 'host'>,
  more: Partial<Visit> = {},
): Promise<Visit> => {
  const told = await app.inject({
    url: pathOf(readHelpToken, { vendorId: 'bistro' }),
    headers: { authorization, host },
  })
  return {
    user_id: ANNA.id,
    email: ANNA.email,
    guest: false,
    name: ANNA.name,
    brand: 'dobrego',
    global_entity_id: 'DOBREGO_CZ',
    country: 'CZ',
    locale: 'cs',
    app_version: '/assets/start.js',
    verification_token: told.json<{ result: string }>().result,
    bridge: 'a-bridge-of-one-visit',
    service_type: 'rider-portal',
    ...more,
  }
}
