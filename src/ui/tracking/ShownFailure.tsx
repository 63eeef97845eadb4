import { WarningSignIcon } from '@blueprintjs/icons'
import type { NotFound, ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { useLocalization } from '../kit/localization.ts'
import { TryAgain } from '../kit/TryAgain.tsx'
import { becauseOf } from '../kit/failureText.ts'
import { localizeText } from '../kit/localizeText.ts'

interface Props {
  readonly failure: NotFound | ServiceFailure
  readonly retry: () => void
}

/** Explains why the details cannot be shown and what to do. */
export const ShownFailure = ({ failure, retry }: Props) => {
  const { l10n } = useLocalization()
  const isNowhere = failure._tag === 'NotFound'
  return (
    <div className="list-message failed" role="alert">
      <span className="picture">
        <WarningSignIcon size={32} />
      </span>
      {isNowhere ? (
        <>
          <h2>{l10n.getString('order-not-found-title')}</h2>
          <p>{l10n.getString('order-not-found-text')}</p>
        </>
      ) : (
        <>
          <p>{localizeText(l10n, { id: 'order-not-loaded', args: becauseOf(failure) })}</p>
          <TryAgain onClick={retry} />
        </>
      )}
    </div>
  )
}
