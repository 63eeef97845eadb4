import { updateWith } from '../../../src/domain/order/liveUpdate.ts'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import type { CurrentOrdersEvent } from '../../../src/application/order/CurrentOrdersEvent.ts'
import type { Outcome, RunUseCase } from '../../../src/application/RunUseCase.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { DEFAULT_MODE } from '../../../src/domain/session/mode.ts'
import type { BegunTracking } from '../../../src/ui/frame/Application.ts'
import { NoticesViewModel } from '../../../src/ui/frame/NoticesViewModel.ts'
import { OrderTrackingViewModel } from '../../../src/ui/tracking/OrderTrackingViewModel.ts'
import { aVendor } from '../../support/aVendor.ts'
import { inNextFrame } from '../../support/inNextFrame.ts'

interface HeldStream {
  readonly signal: AbortSignal
  readonly emit: (value: unknown) => void
}

interface HeldCall {
  readonly signal: AbortSignal | undefined
  readonly answer: (outcome: Outcome<unknown, unknown>) => void
}

/** Runs nothing: tests answer every stream and call, in the order they were started. */
export const heldRun = () => {
  const streams: HeldStream[] = []
  const calls: HeldCall[] = []
  const run: RunUseCase = {
    once: (_, signal) => new Promise((answer) => calls.push({ signal, answer: answer as HeldCall['answer'] })),
    each: (_, take, signal) => {
      streams.push({ signal, emit: (value) => take(value as never) })
      return new Promise(() => undefined)
    },
  }
  return { run, streams, calls }
}

/** A set of flags that tests may change. */
export const flagsOn = (...names: ReadonlyArray<FlagName>) => {
  const on = new Set(names)
  return { on, isOn: (name: FlagName) => on.has(name) }
}

/** The tracking screen of a bakery whose stream of current orders the test writes. */
export const aTrackedBakery = (flags = flagsOn(), begun?: BegunTracking, outletsIncluded = false) => {
  const held = heldRun()
  const notices = new NoticesViewModel(deviceNow)
  const bakery = aVendor()
  const vendors = { selected: bakery, all: [bakery], outletsIncluded }
  const session = { mode: DEFAULT_MODE }
  const now = deviceNow
  const view = new OrderTrackingViewModel(
    { run: held.run, vendors, flags, notices, session, now, nextFrame: inNextFrame },
    begun,
  )
  const screen = new AbortController()
  view.start(screen.signal)
  const hear = (event: CurrentOrdersEvent) => held.streams[0]?.emit(event)
  return {
    ...held,
    view,
    vendors,
    flags,
    notices,
    session,
    now,
    hear,
    leave: () => screen.abort(),
    load: (...orders: ReadonlyArray<Order>) => {
      hear({ kind: 'asking' })
      hear({ kind: 'loaded', orders })
    },
    push: (...orders: ReadonlyArray<Order>) =>
      hear({ kind: 'updates', updates: orders.map((order) => updateWith(order, order.updatedAt)) }),
  }
}

export const idsOf = (orders: ReadonlyArray<Order>): ReadonlyArray<string> => orders.map(({ id }) => id)
