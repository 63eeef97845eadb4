import { useLocalization } from '../kit/localization.ts'
import { Icon } from './Icon.tsx'

const REASONS = [
  ['live', 'landing-why-live-title', 'landing-why-live-text'],
  ['proof', 'landing-why-proof-title', 'landing-why-proof-text'],
  ['share', 'landing-why-share-title', 'landing-why-share-text'],
  ['outlets', 'landing-why-outlets-title', 'landing-why-outlets-text'],
  ['history', 'landing-why-history-title', 'landing-why-history-text'],
  ['goods', 'landing-why-goods-title', 'landing-why-goods-text'],
] as const

export const WhySection = () => {
  const { l10n } = useLocalization()
  return (
    <section className="why" aria-labelledby="why">
      <div>
        <h2 id="why">{l10n.getString('landing-why-title')}</h2>
        <p className="lead">{l10n.getString('landing-why-text')}</p>
      </div>
      <ul>
        {REASONS.map(([icon, title, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <h3>{l10n.getString(title)}</h3>
            <p>{l10n.getString(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
