import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import type { Deployment } from '../../domain/market/deployments.ts'
import { partnerLink } from '../../domain/market/partnerLink.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { CONFIRMATION_HOURS } from '../../domain/session/registration.ts'
import { useLocalization } from '../kit/localization.ts'
import { useStartOfStep } from '../kit/startOfPage.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountNews } from './AccountNews.tsx'
import { RegisterForm, type RegisterView } from './RegisterForm.tsx'
import { SIGN_IN } from '../../domain/pagePaths.ts'

interface Props {
  readonly view: RegisterView
  readonly deployment: Deployment
  readonly locale: Locale
}

/** `/register` (ROUTE-04). */
export const RegisterScreen = observer(function RegisterScreen({ view, deployment, locale }: Props) {
  const { l10n } = useLocalization()
  const email = view.registeredEmail
  useStartOfStep(email === undefined ? 'form' : 'registered')
  return (
    <AccountFrame
      deployment={deployment}
      locale={locale}
      welcome={l10n.getString('account-welcome')}
      promise={l10n.getString('account-promise')}
    >
      {email === undefined ? (
        <>
          <h1>{l10n.getString('site-register')}</h1>
          <RegisterForm
            view={view}
            phonePrefix={deployment.country.phonePrefix}
            partnerAddress={partnerLink(deployment.brand, deployment.country.code)}
          />
          <p>
            <span>{l10n.getString('account-have-account')}</span>{' '}
            <Link to={SIGN_IN}>{l10n.getString('site-sign-in')}</Link>
          </p>
        </>
      ) : (
        <AccountNews title="account-registered-title">
          <p>{l10n.getString('account-registered-lead', { email, hours: CONFIRMATION_HOURS })}</p>
          <p className="muted">{l10n.getString('account-registered-missing')}</p>
        </AccountNews>
      )}
    </AccountFrame>
  )
})
