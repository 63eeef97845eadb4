import { observer } from 'mobx-react-lite'
import type { HistoryOverview, OverviewFigures } from '../../domain/history/overview.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { dayName } from './dayWords.ts'
import { FiguresTable } from './FiguresTable.tsx'
import type { HistoryOverviewViewModel } from './HistoryOverviewViewModel.ts'

interface DaysProps {
  readonly days: HistoryOverview['days']
  readonly view: Pick<HistoryOverviewViewModel, 'isChosen' | 'showDay'>
}

/** The figures of the charts as a table. */
export const DaysTable = observer(function DaysTable({ days, view }: DaysProps) {
  const { l10n } = useLocalization()
  const { locale } = usePortal()
  return (
    <FiguresTable
      label={l10n.getString('overview-as-table')}
      first={l10n.getString('overview-column-day')}
      rows={days.map(({ day, ...figures }) => ({
        key: day,
        name: dayName(day, locale),
        figures,
        isChosen: view.isChosen(day),
        open: () => view.showDay(day),
      }))}
    />
  )
})

interface OutletsProps {
  readonly overview: HistoryOverview
  readonly view: Pick<HistoryOverviewViewModel, 'outletId' | 'showOutlet'>
}

/** The figures by collection point, including those without orders; each row narrows the history to it (HIST-20). */
export const OutletsTable = observer(function OutletsTable({ overview, view }: OutletsProps) {
  const { l10n } = useLocalization()
  const { vendors } = usePortal()
  const { totals, vendors: counted = [] } = overview
  const family = vendors.selected ? [vendors.selected, ...vendors.selected.outlets] : []
  const nameOf = (id: string) => family.find((one) => one.id === id)?.name ?? id
  const figuresOf = new Map(counted.map(({ vendorId, ...figures }) => [vendorId, figures]))
  const nothing: OverviewFigures = {
    orders: 0,
    delivered: 0,
    cancelled: 0,
    late: totals.late === undefined ? undefined : 0,
    fees: { ...totals.fees, minor: 0 },
  }
  const ids = new Set([...figuresOf.keys(), ...family.map(({ id }) => id)])
  return (
    <FiguresTable
      label={l10n.getString('overview-part-outlets')}
      first={l10n.getString('shell-branch-title')}
      rows={[...ids].map((id) => ({
        key: id,
        name: nameOf(id),
        figures: figuresOf.get(id) ?? nothing,
        isChosen: id === view.outletId,
        open: () => view.showOutlet(id),
      }))}
      total={{
        key: 'all',
        name: l10n.getString('history-outlet-any'),
        figures: totals,
        isChosen: view.outletId === undefined,
        open: () => view.showOutlet(undefined),
      }}
    />
  )
})
