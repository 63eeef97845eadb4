import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'

/** The error of the field above. The element always exists so that the field can refer to it. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: TextId | undefined }) => {
  const { l10n } = useLocalization()
  return (
    <span className="problem" id={id}>
      {text !== undefined && l10n.getString(text)}
    </span>
  )
}
