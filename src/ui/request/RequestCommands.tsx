import { useMemo } from 'react'
import type { Command } from '../frame/CommandsViewModel.ts'
import { useCommands } from '../frame/useCommands.ts'
import { VOUCHER_ENTRY_ID } from '../pricing/VoucherSection.tsx'

export interface RequestCommandsProps {
  readonly submit: () => void
  readonly paste: () => void
  /** Whether the form has a voucher field. */
  readonly hasVoucher: boolean
  readonly isEditing: boolean
  /** Leaves the edited or repeated order. */
  readonly leave: (() => void) | undefined
}

const SECTIONS = [1, 2, 3, 4] as const

/** Focuses the first enabled control of a section, else its heading. */
const focusSection = (number: number): void => {
  const heading = document.getElementById(`request-section-${number}`)
  const first = heading
    ?.closest('section')
    ?.querySelector<HTMLElement>('input:not([tabindex="-1"]):enabled, textarea:enabled, select:enabled, button:enabled')
  if (first) return first.focus()
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

const focusVoucher = () => document.getElementById(VOUCHER_ENTRY_ID)?.focus()

/** The commands of the form; the form itself handles their keys. */
export const RequestCommands = ({ submit, paste, hasVoucher, isEditing, leave }: RequestCommandsProps) => {
  const list = useMemo(
    (): ReadonlyArray<Command> => [
      ...SECTIONS.map((number): Command => ({
        id: `section-${number}`,
        text: { id: 'command-section', args: { number } },
        group: 'here',
        run: () => focusSection(number),
      })),
      { id: 'paste', text: { id: 'paste-open' }, group: 'here', run: paste },
      ...(hasVoucher
        ? [{ id: 'voucher', text: { id: 'voucher-title' }, group: 'here', run: focusVoucher } as const]
        : []),
      {
        id: 'submit',
        text: { id: isEditing ? 'shell-save-changes' : 'request-submit' },
        group: 'here',
        shortcut: 'Mod+Enter',
        run: submit,
      },
      ...(leave === undefined
        ? []
        : [
            {
              id: 'leave',
              text: { id: isEditing ? 'edit-cancel' : 'again-cancel' },
              group: 'here',
              run: leave,
            } as const,
          ]),
    ],
    [submit, paste, hasVoucher, isEditing, leave],
  )
  useCommands(list)
  return null
}
