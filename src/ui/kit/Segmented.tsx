import { useId, type ReactNode } from 'react'
import './segmented.css'

interface Option<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly isDisabled?: boolean
}

interface Props<Value extends string> {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly options: ReadonlyArray<Option<Value>>
  readonly value: Value | undefined
  readonly choose: (value: Value) => void
  readonly className?: string
  readonly name?: string
}

/** A choice of one of a few values that are all visible; arrow keys move the choice, as with radio buttons. */
export const Segmented = <Value extends string>(props: Props<Value>) => {
  const { label, isLabelHidden = true, options, value, choose, className } = props
  const ownName = useId()
  const name = props.name ?? ownName
  return (
    <fieldset className={className === undefined ? 'segmented' : `segmented ${className}`}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="segmented-options">
        {options.map((option) => (
          <label key={option.value} className="segmented-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
