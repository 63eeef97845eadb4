import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import type { StatusTone } from '../kit/statusLook.tsx'

/** A part of a stacked bar, bottom to top, as a share of the highest bar. */
export interface BarPart {
  readonly tone: StatusTone | 'brand'
  readonly share: number
}

export interface DayBar {
  readonly day: string
  /** Under the bar; empty if there is no room. */
  readonly label: string
  readonly parts: ReadonlyArray<BarPart>
  /** A line across the bar's column, as a share of the highest bar. */
  readonly mark?: number
  /** The day and its figures, in words. */
  readonly name: string
  readonly isChosen: boolean
}

interface Props {
  readonly label: string
  readonly bars: ReadonlyArray<DayBar>
  /** The value of the highest bar. */
  readonly highest: string
  readonly choose: (day: string) => void
  /** Reports the bar under the pointer or with the focus, if any. */
  readonly lookAt: (bar: DayBar | undefined) => void
}

const sized = (share: number): CSSProperties => ({ blockSize: `${share * 100}%` })

/**
 * A bar chart with one bar per day, in the direction of the language. It is one tab stop; arrow keys move between bars.
 */
export const DayBars = ({ label, bars, highest, choose, lookAt }: Props) => {
  const [reached, setReached] = useState(bars.length - 1)
  const row = useRef<HTMLDivElement>(null)
  const stop = Math.min(reached, bars.length - 1)
  const move = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, stop, bars.length, document.documentElement.dir === 'rtl')
    if (to === undefined) return
    event.preventDefault()
    setReached(to)
    row.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div className="overview-plot">
      <span className="overview-highest" aria-hidden="true">
        <bdi>{highest}</bdi>
      </span>
      <div className="overview-bars" role="group" aria-label={label} ref={row}>
        {bars.map((bar, place) => (
          <button
            key={bar.day}
            type="button"
            className="overview-bar"
            tabIndex={place === stop ? 0 : -1}
            aria-label={bar.name}
            aria-pressed={bar.isChosen}
            onKeyDown={move}
            onClick={() => choose(bar.day)}
            onFocus={() => {
              setReached(place)
              lookAt(bar)
            }}
            onBlur={() => lookAt(undefined)}
            onPointerEnter={() => lookAt(bar)}
            onPointerLeave={() => lookAt(undefined)}
          >
            <span className="column">
              {bar.mark !== undefined && <span className="mark" style={{ insetBlockEnd: `${bar.mark * 100}%` }} />}
              {bar.parts.map(({ tone, share }) => (
                <span key={tone} className="part" data-tone={tone} style={sized(share)} />
              ))}
            </span>
            <span className="day" aria-hidden="true">
              {bar.label}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

/** The index of the bar that a key moves to; `undefined` for other keys. Mirrored in right-to-left languages. */
const placeAfter = (key: string, place: number, count: number, isRtl: boolean): number | undefined => {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowLeft':
      return isRtl ? Math.min(count - 1, place + 1) : Math.max(0, place - 1)
    case 'ArrowRight':
      return isRtl ? Math.max(0, place - 1) : Math.min(count - 1, place + 1)
    default:
      return undefined
  }
}
