import { Result, Schema } from 'effect'
import type { WebSocket } from 'ws'
import { CLOSE_CODES, SubscribeToVendor } from '../../contract/live.ts'
import { Problem } from '../base/problems.ts'
import type { AuthenticatedCaller } from '../http/authentication.ts'
import type { RouteDeps } from '../http/route.ts'
import type { Account } from '../store/accountStore.ts'
import type { WithStores } from '../store/stores.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import { vendorFamily } from '../vendor/vendorFamily.ts'
import type { Listener } from './audience.ts'
import type { Hub } from './hub.ts'

export type LiveConnectionDeps = Pick<RouteDeps, 'log'> & WithStores<'accounts' | 'vendors'> & { readonly hub: Hub }

/** How long a closing socket waits for the close frame of its reader, in ms. */
const GOODBYE_MS = 3_000

const decodeFrame = Schema.decodeUnknownResult(Schema.fromJsonString(SubscribeToVendor))

/** One open socket, whose subscription follows the rights of its account (LIVE-02 to LIVE-05). */
export class LiveConnection {
  readonly listener: Listener
  readonly #deps: LiveConnectionDeps
  readonly #socket: WebSocket
  #account: Account
  /** The last confirmed subscription, as sent. */
  #confirmed: string | undefined
  #isOpen = true
  /** The subscriptions one after the other, so that the last one sent wins. */
  #turn: Promise<void> = Promise.resolve()

  constructor(deps: LiveConnectionDeps, socket: WebSocket, { account, sessionId }: AuthenticatedCaller) {
    this.#deps = deps
    this.#socket = socket
    this.#account = account
    this.listener = {
      sessionId,
      send: (frame) => socket.send(frame, { binary: false }),
      waiting: () => socket.bufferedAmount,
      close: (code, reason) => {
        socket.close(code, reason)
        setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
      },
    }
    deps.hub.join(this.listener)
  }

  get accountId(): string {
    return this.#account.id
  }

  /** Subscribes as the frame says, and answers whether it was allowed. Ignores other frames. */
  readonly receive = (text: string): void => {
    this.inTurn(() => this.subscribe(text, (frame) => this.#socket.send(JSON.stringify(frame))))
  }

  /** Subscribes again, silently, after the vendors of the account have changed; closes without an account. */
  readonly renew = (): void => {
    this.inTurn(async () => {
      const found = await this.#deps.stores.accounts.byId(this.#account.id)
      if (found === undefined) {
        this.#deps.hub.leave(this.listener)
        this.listener.close(CLOSE_CODES.signedOut, 'signed out')
        return
      }
      this.#account = found
      const text = this.#confirmed
      // Otherwise it would count as a keep-alive.
      this.#confirmed = undefined
      if (text !== undefined) await this.subscribe(text, () => undefined)
    })
  }

  /** Ends the subscription of a socket that was closed. */
  readonly end = (): void => {
    this.#isOpen = false
    this.#deps.hub.leave(this.listener)
  }

  private inTurn(work: () => Promise<void>) {
    this.#turn = this.#turn.then(work).catch((error: unknown) => this.#deps.log.error('subscription-failed', error))
  }

  private async subscribe(text: string, reply: (frame: unknown) => void) {
    const frame = decodeFrame(text)
    if (Result.isFailure(frame)) return
    const { vendor_id: vendorId, include_outlets: withOutlets = false, batch = false } = frame.success.data
    const { hub } = this.#deps
    const account = this.#account
    // A repeated subscription is a keep-alive and needs no database query, except with outlets, which may be new.
    if (!withOutlets && this.#confirmed === text) return reply({ type: 'subscribe_ok', data: { vendor_id: vendorId } })
    try {
      const found = await requireVendor(this.#deps, account, vendorId)
      const vendorIds = await vendorFamily(this.#deps, account, found, withOutlets)
      if (!this.#isOpen) return
      hub.subscribe(this.listener, { deployment: account.deployment, vendorIds, batch })
      this.#confirmed = text
      reply({ type: 'subscribe_ok', data: { vendor_id: vendorId } })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.#confirmed = undefined
      hub.unsubscribe(this.listener)
      reply({ type: 'subscribe_error', data: { vendor_id: vendorId, code: error.code } })
    }
  }
}
