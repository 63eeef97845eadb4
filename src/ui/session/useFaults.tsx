import { useState } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'

/**
 * Announces the errors of a submitted form, and again after every submit: a field that has the focus already would not
 * be read again. Focuses the field with the first one.
 *
 * @param form The prefix of the element ids of its fields.
 * @returns The alert, and the function to call after a submit.
 */
export const useFaults = (form: string) => {
  const { l10n } = useLocalization()
  const [{ submits, faults }, setState] = useState<{ submits: number; faults: ReadonlyArray<TextId> }>({
    submits: 0,
    faults: [],
  })
  const showFaults = (firstWrongField: string | undefined, ...problems: ReadonlyArray<TextId | undefined>) => {
    setState((before) => ({
      submits: before.submits + 1,
      faults: firstWrongField === undefined ? [] : problems.filter((problem) => problem !== undefined),
    }))
    if (firstWrongField !== undefined) document.getElementById(`${form}-${firstWrongField}`)?.focus()
  }
  const alert = faults.length > 0 && (
    <p key={submits} className="visually-hidden" role="alert">
      {faults.map((fault) => l10n.getString(fault)).join(' ')}
    </p>
  )
  return [alert, showFaults] as const
}
