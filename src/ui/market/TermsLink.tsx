import { useLocalization } from '@fluent/react'
import { Link } from 'react-router'
import type { Country } from '../../domain/market/countries.ts'

/** Leads to the terms: our own page, or the external one of the country (ROUTE-19, COUNTRY-09). */
export const TermsLink = ({ country: { termsUrl } }: { readonly country: Country }) => {
  const name = useLocalization().l10n.getString('site-terms')
  return termsUrl === undefined ? <Link to="/termsandconditions">{name}</Link> : <a href={termsUrl}>{name}</a>
}
