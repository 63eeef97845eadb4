import { useLocalization } from '@fluent/react'

/** The error of the field above. The element always exists so that the field can refer to it. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: string | undefined }) => {
  const { l10n } = useLocalization()
  return (
    <span className="problem" id={id}>
      {text !== undefined && l10n.getString(text)}
    </span>
  )
}
