import { useEffect, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { TextInput } from './TextInput.tsx'
import { isOfInputMethod } from './inputMethod.ts'
import './combobox.css'

interface ComboboxOption {
  /** Unique in the list. */
  readonly id: string
  readonly content: ReactNode
  /** The keys that choose it everywhere, as `aria-keyshortcuts`. */
  readonly keys?: string | undefined
  readonly choose: () => void
}

export interface ComboboxGroup {
  readonly id: string
  readonly name: string
  readonly options: ReadonlyArray<ComboboxOption>
}

interface Props extends Omit<ComponentProps<typeof TextInput>, 'id' | 'list' | 'onKeyDown'> {
  /** The id of the field; those of the list and of its options start with it. */
  readonly id: string
  readonly listName: string
  /** Groups without options are left out; the list is open while there are options. */
  readonly groups: ReadonlyArray<ComboboxGroup>
  /** The id of the option that Enter chooses. */
  readonly activeId: string | undefined
  /** Handles a key without modifiers; returns `true` if the field must not handle it as well. */
  readonly press: (key: string) => boolean
}

const elementId = (id: string, optionId: string): string => `${id}-${encodeURIComponent(optionId)}`

/**
 * A field with a list of options after the ARIA pattern: the focus stays in the field, and `activeId` names the active
 * option. Its label and messages are a `Field`'s.
 */
export const Combobox = ({ id, listName, groups, activeId, press, ...input }: Props) => {
  const shown = groups.filter(({ options }) => options.length > 0)
  const active = activeId === undefined ? undefined : elementId(id, activeId)
  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const onKeyDown = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey
    if (input.readOnly === true || isOfInputMethod(event.nativeEvent) || isModified || !press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="combobox">
      <TextInput
        spellCheck={false}
        {...input}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} className="combobox-list" role="listbox" aria-label={listName} hidden={shown.length === 0}>
        {shown.map((group) => (
          <div key={group.id} className="combobox-group" role="group" aria-label={group.name}>
            <span className="combobox-group-name" aria-hidden="true">
              {group.name}
            </span>
            {group.options.map(({ id: optionId, content, keys, choose }) => (
              <button
                key={optionId}
                id={elementId(id, optionId)}
                type="button"
                role="option"
                className="combobox-option"
                tabIndex={-1}
                aria-selected={optionId === activeId}
                aria-keyshortcuts={keys}
                // Leaves the focus in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={choose}
              >
                {content}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
