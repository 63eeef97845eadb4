import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import type { EmailConfirmation } from '../../application/ports/Accounts.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountNews } from './AccountNews.tsx'
import type { ConfirmEmailViewModel } from './ConfirmEmailViewModel.ts'
import { REGISTER } from '../../domain/pagePaths.ts'

const ANSWERS: Readonly<Record<EmailConfirmation, { readonly title: TextId; readonly lead: TextId }>> = {
  confirmed: { title: 'account-confirmed-title', lead: 'account-confirmed-lead' },
  'already-confirmed': { title: 'account-already-title', lead: 'account-already-lead' },
}

interface Props {
  readonly view: Pick<ConfirmEmailViewModel, 'state' | 'confirm'>
  readonly deployment: Deployment
  readonly locale: Locale
}

const Outcome = observer(function Outcome({ view }: Pick<Props, 'view'>) {
  const { l10n } = useLocalization()
  const { state } = view
  switch (state.step) {
    case 'asking':
      return <h1>{l10n.getString('account-confirm-busy')}</h1>
    case 'answered':
      return (
        <AccountNews title={ANSWERS[state.outcome].title}>
          <p>{l10n.getString(ANSWERS[state.outcome].lead)}</p>
        </AccountNews>
      )
    case 'failed':
      return (
        <AccountNews
          title="account-not-confirmed-title"
          leadsToSignIn={!state.mayRetry}
          {...(!state.mayRetry && {
            otherwise: <Link to={REGISTER}>{l10n.getString('site-register')}</Link>,
          })}
        >
          <p>{l10n.getString(state.problem.id, state.problem.args)}</p>
          {state.mayRetry && (
            <p className="account-next">
              <Button kind="primary" size="large" onClick={() => void view.confirm()}>
                {l10n.getString('failure-try-again')}
              </Button>
            </p>
          )}
        </AccountNews>
      )
  }
})

/** `/confirm-email#…`, the target of the link in the mail (AUTH-09). */
export const ConfirmEmailScreen = ({ view, deployment, locale }: Props) => {
  const { l10n } = useLocalization()
  return (
    <AccountFrame
      deployment={deployment}
      locale={locale}
      welcome={l10n.getString('account-welcome')}
      promise={l10n.getString('account-promise')}
    >
      <Outcome view={view} />
    </AccountFrame>
  )
}
