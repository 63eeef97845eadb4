import type { APIRequestContext } from '@playwright/test'
import { Effect } from 'effect'
import type { Fetch } from '../../../src/adapters/http/earlyCalls.ts'
import { makeHttpAuthentication } from '../../../src/adapters/http/HttpAuthentication.ts'
import { makePortalTransport } from '../../../src/adapters/http/PortalTransport.ts'
import { makeBrowserSessionStore } from '../../../src/adapters/storage/BrowserSessionStore.ts'
import { BrowserDevice } from '../../support/browserTabs.ts'

/** The addresses of a deployment: for a browser, and for programs that cannot resolve `*.localhost`. */
export interface Site {
  readonly origin: string
  readonly service: string
}

/** Signs in with the portal’s own call and returns what its own storage would write, without a page. */
export const sessionOnDevice = async (
  requests: APIRequestContext,
  { origin, service }: Site,
  email: string,
  password: string,
): Promise<Array<{ name: string; value: string }>> => {
  const { host } = new URL(origin)
  const authentication = makeHttpAuthentication(makePortalTransport(service, fetchFrom(requests, host)))
  const session = await Effect.runPromise(authentication.signIn(email, password))
  const device = new BrowserDevice()
  const tab = device.openTab()
  await Effect.runPromise(makeBrowserSessionStore(tab).save(session))
  return tab.local.names().map((name) => ({ name, value: tab.local.read(name) ?? '' }))
}

/** The Host header chooses the deployment. */
const fetchFrom =
  (requests: APIRequestContext, host: string): Fetch =>
  async (address, { method = 'GET', headers, body } = {}) => {
    const answer = await requests.fetch(address, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), host },
      ...(typeof body === 'string' && { data: body }),
    })
    return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() })
  }
