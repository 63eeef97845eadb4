import type { ReactNode } from 'react'

/** Outlines in a square of 16 units. */
const ICONS = {
  problem: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm1 11H7v-2h2v2zm0-3.5H7V4h2v4.5z',
  lock: 'M13 7h-1V5a4 4 0 0 0-8 0v2H3v8h10V7zM6 7V5a2 2 0 1 1 4 0v2H6z',
  attention: undefined,
  help: undefined,
} as const

interface Props {
  readonly id?: string
  /** An error, the reason of a lock, a hint that asks for attention, or plain help. */
  readonly tone?: keyof typeof ICONS
  readonly children: ReactNode
}

/** A message below a field. An error and a lock have an icon in front of their first line. */
export const FieldMessage = ({ id, tone = 'help', children }: Props) => (
  <span id={id} className="field-message" data-tone={tone}>
    {ICONS[tone] !== undefined && (
      <svg className="field-message-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[tone]} />
      </svg>
    )}
    <span>{children}</span>
  </span>
)
