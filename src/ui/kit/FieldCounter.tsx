import { useLocalization } from './localization.ts'

interface FieldCounterProps {
  readonly id: string
  readonly used: number
  readonly maximum: number
}

/** How much of a limited text is used, or that it is too long (OP-35). */
export const FieldCounter = ({ id, used, maximum }: FieldCounterProps) => {
  const { l10n } = useLocalization()
  return (
    <span id={id} className="field-counter" data-over={used > maximum}>
      {l10n.getString(used > maximum ? 'request-counter-over' : 'request-counter', { used, maximum })}
    </span>
  )
}
