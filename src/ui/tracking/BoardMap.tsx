import { observer } from 'mobx-react-lite'
import { useId, useMemo } from 'react'
import type { MapContent } from '../../application/ports/DeliveryMap.ts'
import { needsRiderData } from '../../domain/order/riderAssignment.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import { hasLocation } from '../../domain/vendor/vendor.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { SignSheet } from '../kit/SignSheet.tsx'
import { StatusSymbols } from '../kit/StatusSymbols.tsx'
import { useOpenMap } from '../kit/useOpenMap.ts'
import { VehicleSymbols } from '../kit/VehicleIcon.tsx'
import { BoardPins } from './BoardPins.ts'
import type { BoardViewModel } from './BoardViewModel.ts'

interface Props {
  readonly board: BoardViewModel
  readonly clock: SharedClock
  readonly marks: ReadonlyMap<VendorId, OutletMark>
}

/**
 * The waiting customers, their collection points, and the riders of the visible orders. The list says the same in
 * words.
 */
export const BoardMap = observer(function BoardMap({ board, clock, marks }: Props) {
  const { map, appearance, deployment, locale, vendors } = usePortal()
  const { l10n } = useLocalization()
  const signs = useId()
  const { shown } = appearance
  const pins = useMemo(
    () =>
      new BoardPins({ localize: ({ id, args }) => l10n.getString(id, args), locale, appearance: shown, marks, signs }),
    [l10n, locale, shown, marks, signs],
  )

  const { chosen } = board
  const places = vendors.all.filter(({ id }) => id === vendors.selected?.id || marks.has(id)).filter(hasLocation)
  const chosenEntry = chosen === undefined ? undefined : board.entry(chosen)
  const entries = board.entries.filter(({ group, id }) => group !== 'scheduled' || id === chosen)
  const scene: MapContent = {
    pins: [
      ...entries.map((entry) => pins.order(entry, clock.now, entry.id === chosen)),
      ...places.map((vendor) => pins.collection(vendor, vendor.location.coordinates)),
      ...entries.flatMap((entry) => {
        const rider = needsRiderData(entry.order.status) ? board.riders.get(entry.id) : undefined
        return rider ? (pins.rider(rider, entry) ?? []) : []
      }),
    ],
    areas: [],
    route: (chosen === undefined ? undefined : board.riders.get(chosen)?.route) ?? [],
    center: deployment.country.capital,
    ...(chosenEntry && { focus: chosenEntry.order.customer.location }),
    appearance: shown,
  }
  const family = places.map(({ id }) => id).join(' ')
  const { ground, isFailed } = useOpenMap(map, scene, {
    fits: `${entries.length > 0} ${family}`,
    picked: () => board.choose(undefined),
    pressed: board.seek,
  })

  if (isFailed)
    return (
      <Localized id="order-map-failed">
        <p className="board-map-failed" />
      </Localized>
    )
  return (
    <>
      <SignSheet>
        <StatusSymbols prefix={signs} />
        <VehicleSymbols prefix={signs} />
      </SignSheet>
      <Localized id="board-map" attrs={{ 'aria-label': true }}>
        <section className="board-map" aria-label="Map" ref={ground} />
      </Localized>
      <Legend letters={[...marks.values()][0]?.letters} />
    </>
  )
})

/** Explains the shapes and letters of the pins. `letters` is an example; `undefined` with one collection point. */
const Legend = ({ letters }: { readonly letters: string | undefined }) => (
  <div className="board-legend">
    {(['urgent', 'at-risk', 'in-time'] as const).map((urgency) => (
      <span key={urgency} data-urgency={urgency}>
        <span className="shape" aria-hidden="true" />
        <Localized id={`board-legend-${urgency}`}>
          <span />
        </Localized>
      </span>
    ))}
    {letters !== undefined && (
      <span>
        <b className="letters" aria-hidden="true">
          {letters}
        </b>
        <Localized id="shell-branch-title">
          <span />
        </Localized>
      </span>
    )}
  </div>
)
