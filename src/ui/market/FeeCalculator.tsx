import { useEffect, useId, useRef, useState } from 'react'
import { deliveryFee, type FeeLine } from '../../domain/pricing/deliveryFee.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { moneyFormat } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'
import { Tick } from '../kit/Tick.tsx'
import type { PublishedFee } from './FeeTable.tsx'

const LINE_WORDS: Readonly<Record<FeeLine['kind'], TextId>> = {
  base: 'landing-pay-base',
  distance: 'landing-fee-line-distance',
  surcharge: 'landing-pay-cash',
}
const EXAMPLE_KM = 3

/** Computes the fee for a distance with the same rule that orders are charged by. */
export const FeeCalculator = ({ country, rule, locale }: PublishedFee) => {
  const { l10n } = useLocalization()
  const [km, setKm] = useState(EXAMPLE_KM)
  const [outsideCapital, setOutsideCapital] = useState(false)
  const [cash, setCash] = useState(false)
  const place = useId()
  const slider = useRef<HTMLInputElement>(null)
  // The slider may have been moved before the script loaded.
  useEffect(() => setKm(slider.current?.valueAsNumber ?? EXAMPLE_KM), [])

  const fee = deliveryFee(rule, {
    distanceMetres: km * 1_000,
    outsideCapital,
    ...(cash && { paymentMethod: 'CASH_ON_DELIVERY' }),
  })
  const money = moneyFormat({ country, locale }, [...fee.lines.map(({ amount }) => amount), fee.total])
  return (
    <form className="panel calculator" onSubmit={(event) => event.preventDefault()}>
      <h3>{l10n.getString('landing-fee-title')}</h3>
      <label className="distance">
        <span>{l10n.getString('landing-fee-distance')}</span>
        <output>{l10n.getString('landing-fee-km', { km })}</output>
        <input
          ref={slider}
          type="range"
          min={1}
          max={country.deliveryDistanceKm}
          defaultValue={EXAMPLE_KM}
          aria-valuetext={l10n.getString('landing-fee-km', { km })}
          onChange={(event) => setKm(event.currentTarget.valueAsNumber)}
        />
      </label>
      {rule.freeKmOutsideCapital !== undefined && (
        <fieldset>
          <legend>{l10n.getString('landing-fee-place')}</legend>
          <Tick kind="radio" name={place} isOn={!outsideCapital} change={() => setOutsideCapital(false)}>
            {l10n.getString('landing-fee-place-capital', { code: country.code })}
          </Tick>
          <Tick kind="radio" name={place} isOn={outsideCapital} change={() => setOutsideCapital(true)}>
            {l10n.getString('landing-fee-place-outside')}
          </Tick>
        </fieldset>
      )}
      {rule.surcharges.CASH_ON_DELIVERY !== undefined && (
        <Tick isOn={cash} change={setCash}>
          {l10n.getString('landing-fee-with-cash')}
        </Tick>
      )}
      <dl className="lines">
        {fee.lines.map(({ kind, amount }) => (
          <div key={kind}>
            <dt>{l10n.getString(LINE_WORDS[kind])}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{l10n.getString('landing-fee-total')}</dt>
          <dd>
            <output>{money(fee.total)}</output>
          </dd>
        </div>
      </dl>
      <small>{l10n.getString('landing-fee-note')}</small>
    </form>
  )
}
