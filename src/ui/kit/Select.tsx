import type { ComponentPropsWithRef } from 'react'

interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly isDisabled?: boolean
}

interface Props<Value extends string> extends Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'children'> {
  /** A value that no option has shows no choice. */
  readonly value: Value | ''
  readonly options: ReadonlyArray<Option<Value>>
  readonly choose: (value: Value) => void
}

/** A choice from a list that the browser opens; its label and messages are a `Field`'s. */
export const Select = <Value extends string>({ options, choose, className, ...rest }: Props<Value>) => (
  <span className="select">
    <select
      {...rest}
      className={className === undefined ? 'input' : `input ${className}`}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ value }) => value === currentTarget.value)
        if (chosen) choose(chosen.value)
      }}
    >
      {options.map(({ value, label, isDisabled = false }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </select>
  </span>
)
