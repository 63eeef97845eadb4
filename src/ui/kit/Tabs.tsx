import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { Elements } from './Elements.ts'
import './tabs.css'

interface Tab<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** A number, shown as a badge. */
  readonly count?: ReactNode
  /** Follows the badge. */
  readonly note?: Elements
}

interface Props<Value extends string> {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Value>>
  readonly value: Value
  readonly choose: (value: Value) => void
  readonly idOf: (value: Value) => string
  /** The id of the element whose content the tabs change; it has the role `tabpanel`. */
  readonly panelId: string
  readonly className?: string
}

/** Tabs after the ARIA pattern: one stop of the Tab key, arrow keys, Home and End choose. */
export const Tabs = <Value extends string>(props: Props<Value>) => {
  const { label, tabs, value, choose, idOf, panelId, className } = props
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    document.getElementById(idOf(value))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value, idOf])
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = tabs.findIndex((tab) => tab.value === value)
    const steps: Readonly<Record<string, number>> = {
      [isMirrored ? 'ArrowLeft' : 'ArrowRight']: index + 1,
      [isMirrored ? 'ArrowRight' : 'ArrowLeft']: index - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : tabs[step % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    choose(next.value)
    document.getElementById(idOf(next.value))?.focus()
  }
  return (
    <div
      className={className === undefined ? 'tabs-list' : `tabs-list ${className}`}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={idOf(tab.value)}
          className="tabs-tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => choose(tab.value)}
        >
          <span className="tabs-name">{tab.label}</span>
          {tab.count !== undefined && <span className="tabs-count">{tab.count}</span>}
          {tab.note}
        </button>
      ))}
    </div>
  )
}
