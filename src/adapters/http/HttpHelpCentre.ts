import { Effect, Queue, Result, Schema, Stream } from 'effect'
import { openHelpCentre, readHelpToken } from '../../../contract/help.ts'
import { FromHelpCentre, type ToHelpCentre } from '../../../contract/helpBridge.ts'
import type { HelpCentrePort, OpenedHelpCentre, PortalMessage } from '../../application/ports/HelpCentre.ts'
import { frameOrigin, isFromFrame, OPAQUE_ORIGIN } from '../../domain/help/helpBridge.ts'
import { globalEntityId } from '../../domain/market/globalEntityId.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

interface Dependencies {
  readonly deployment: Deployment
  /** The base of `/conditions-api`, and of addresses that the service returns without a host. */
  readonly baseUrl: string
  /** The page, which receives the frame's messages. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document' | 'location'>
  /** An unguessable key. */
  readonly nextKey: Effect.Effect<string>
}

const decode = Schema.decodeUnknownResult(FromHelpCentre)

/** The address of the running script, whose hash identifies the build. */
const runningScript = (document: Document): string =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? 'unbuilt'

/** Throws on addresses that must not be framed. */
const addressOf = (url: string, baseUrl: string): URL => {
  const address = new URL(url, `${baseUrl}/`)
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new TypeError(`The address to frame has the protocol ${address.protocol}`)
  return address
}

const wireOf = (bridge: string, message: PortalMessage): ToHelpCentre => {
  if (message.type === 'token_response') return { ...message, bridge }
  const { vendorId, vendorName, ...others } = message
  return { ...others, bridge, vendor_id: vendorId, vendor_name: vendorName }
}

/** The messages from and to the frame of one opening. */
const bridgeOf = (
  window: Dependencies['window'],
  origin: string,
  bridge: string,
): Pick<OpenedHelpCentre, 'messages' | 'post'> => ({
  messages: (frame) =>
    Stream.callback((messages) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
            const isFrame = source !== null && source === frame.contentWindow
            if (!isFromFrame({ origin: from, isFrame }, origin)) return
            const message = decode(data)
            if (Result.isSuccess(message) && message.success.bridge === bridge)
              Queue.offerUnsafe(messages, message.success.type)
          }
          window.addEventListener('message', onMessage)
          return () => window.removeEventListener('message', onMessage)
        }),
        (stop) => Effect.sync(stop),
      ),
    ),

  // An opaque origin cannot be a target; the page's policy allows only our own pages in the frame (ADR 35).
  post: (frame, message) =>
    Effect.sync(() =>
      frame.contentWindow?.postMessage(wireOf(bridge, message), origin === OPAQUE_ORIGIN ? '*' : origin),
    ),
})

/** The help centre's service and the messages of its frame, which are decoded here (API-37, API-38, HELP-09). */
export const makeHttpHelpCentre = (portal: PortalHttp, around: Dependencies): HelpCentrePort => ({
  token: (vendorId) => portal.call(readHelpToken, { params: { vendorId } }).pipe(Effect.map(({ result }) => result)),

  open: Effect.fnUntraced(function* ({ user, locale, token }) {
    const { brand, country } = around.deployment
    const bridge = yield* around.nextKey
    return yield* portal
      .call(openHelpCentre, {
        payload: {
          user_id: user.id,
          email: user.email,
          guest: false,
          name: user.name,
          brand: brand.helpCentreName,
          global_entity_id: globalEntityId(brand.id, country.code),
          country: country.code,
          locale,
          app_version: runningScript(around.window.document),
          verification_token: token,
          bridge,
          service_type: 'rider-portal',
        },
      })
      .pipe(
        mapAnswer(({ url }) => {
          const address = addressOf(url, around.baseUrl)
          const origin = frameOrigin(address, around.window.location.origin)
          return { address: address.href, origin, bridge, ...bridgeOf(around.window, origin, bridge) }
        }),
      )
  }),
})
