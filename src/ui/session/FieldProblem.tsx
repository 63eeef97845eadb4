import { useLocalization } from '@fluent/react'

/** What is wrong with the field above; its element stands there always, so that the field can name it. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: string | undefined }) => {
  const { l10n } = useLocalization()
  return (
    <span className="problem" id={id}>
      {text !== undefined && l10n.getString(text)}
    </span>
  )
}
