import { Callout } from '../kit/Callout.tsx'
import type { Text } from '../kit/failureText.ts'
import { useLocalization } from '../kit/localization.ts'

/** The reason of a failure, announced at once. */
export const AccountProblem = ({ problem }: { readonly problem: Text | undefined }) => {
  const { l10n } = useLocalization()
  if (problem === undefined) return null
  return (
    <Callout tone="failed" role="alert">
      {l10n.getString(problem.id, problem.args)}
    </Callout>
  )
}
