import { observer } from 'mobx-react-lite'
import type { MapPin, MapScene } from '../../application/ports/DeliveryMap.ts'
import { urgencyOf, type BoardEntry } from '../../domain/order/board.ts'
import { needsRiderData } from '../../domain/order/riderAssignment.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import { hasLocation } from '../../domain/vendor/vendor.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useOpenMap } from '../kit/useOpenMap.ts'
import type { BoardViewModel } from './BoardViewModel.ts'
import { needWords } from './needWords.ts'

interface Props {
  readonly board: BoardViewModel
  readonly clock: SharedClock
  readonly marks: ReadonlyMap<VendorId, OutletMark>
}

const firstLetter = (name: string): string => Array.from(name)[0] ?? ''

/**
 * The waiting customers, their collection points, and the riders of the visible orders. The list says the same in
 * words.
 */
export const BoardMap = observer(function BoardMap({ board, clock, marks }: Props) {
  const { map, appearance, deployment, locale, vendors } = usePortal()
  const { l10n } = useLocalization()

  const { chosen } = board
  const orderPin = (entry: BoardEntry): MapPin => {
    const { order, needs } = entry
    const mark = marks.get(order.vendorId)
    const reasons = needs.map((need) => {
      const { id, args } = needWords(need, clock.now, locale)
      return l10n.getString(id, args)
    })
    return {
      id: order.id,
      kind: 'order',
      position: order.customer.location,
      label: [order.customer.name, ...reasons].join(', '),
      draggable: false,
      look: {
        tone: urgencyOf(entry),
        isChosen: order.id === chosen,
        ...(mark && { letter: firstLetter(mark.name), colour: mark.colour[appearance.shown] }),
      },
    }
  }
  const places = vendors.all.filter(({ id }) => id === vendors.selected?.id || marks.has(id)).filter(hasLocation)
  const chosenEntry = chosen === undefined ? undefined : board.entry(chosen)
  const entries = board.entries.filter(({ group, id }) => group !== 'scheduled' || id === chosen)
  const scene: MapScene = {
    pins: [
      ...entries.map(orderPin),
      ...places.map((vendor): MapPin => {
        const colour = marks.get(vendor.id)?.colour[appearance.shown]
        return {
          id: vendor.id,
          kind: 'collection',
          position: vendor.location.coordinates,
          label: l10n.getString('order-pin-collection', { name: vendor.name }),
          draggable: false,
          ...(colour !== undefined && { look: { tone: 'in-time', colour } }),
        }
      }),
      ...entries.flatMap(({ id, order }): ReadonlyArray<MapPin> => {
        const rider = needsRiderData(order.status) ? board.riders.get(id) : undefined
        if (!rider) return []
        const label = l10n.getString('board-pin-rider', { name: rider.name, customer: order.customer.name })
        return [{ id: `rider-${id}`, kind: 'rider', position: rider.position, label, draggable: false }]
      }),
    ],
    areas: [],
    route: (chosen === undefined ? undefined : board.riders.get(chosen)?.route) ?? [],
    center: deployment.country.capital,
    ...(chosenEntry && { focus: chosenEntry.order.customer.location }),
    appearance: appearance.shown,
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
      <Localized id="board-map" attrs={{ 'aria-label': true }}>
        <section className="board-map" aria-label="Map" ref={ground} />
      </Localized>
      <Legend letter={[...marks.values()].map(({ name }) => firstLetter(name))[0]} />
    </>
  )
})

/** The signs in pins that have no outlet letter, as the map draws them. */
const SIGNS = { urgent: '!!', 'at-risk': '!', 'in-time': '' } as const

/**
 * Explains the shapes, signs and letters of the pins. `letter` is an example; `undefined` with one collection point.
 */
const Legend = ({ letter }: { readonly letter: string | undefined }) => (
  <div className="board-legend">
    {(['urgent', 'at-risk', 'in-time'] as const).map((tone) => (
      <span key={tone} data-urgency={tone}>
        <span className="shape" aria-hidden="true">
          <b>{letter === undefined ? SIGNS[tone] : ''}</b>
        </span>
        <Localized id={`board-legend-${tone}`}>
          <span />
        </Localized>
      </span>
    ))}
    {letter !== undefined && (
      <span>
        <b aria-hidden="true">{letter}</b>
        <Localized id="board-legend-letter">
          <span />
        </Localized>
      </span>
    )}
  </div>
)
