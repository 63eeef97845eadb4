import { useLocalization } from './localization.ts'

interface FieldCounterProps {
  readonly id: string
  readonly used: number
  readonly maximum: number
}

/** From this share of its maximum on, the length of a text matters to the person who types it. */
const COUNTED_FROM = 0.8

export const isCounted = ({ used, maximum }: Pick<FieldCounterProps, 'used' | 'maximum'>): boolean =>
  used >= maximum * COUNTED_FROM

/** How much of a limited text is used, or that it is too long (OP-35). */
export const FieldCounter = ({ id, used, maximum }: FieldCounterProps) => {
  const { l10n } = useLocalization()
  return (
    <span id={id} className="field-counter" data-over={used > maximum}>
      {l10n.getString(used > maximum ? 'field-counter-over' : 'field-counter', { used, maximum })}
    </span>
  )
}
