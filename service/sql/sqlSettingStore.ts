import type { Instant } from '../../src/domain/instant.ts'
import type { ChangeFeed } from '../store/changeFeed.ts'
import { memoizeUntilChanged } from './memoizeUntilChanged.ts'
import type { SettingStore } from '../store/settingStore.ts'
import type { Sql } from './tables.ts'

type Kind = 'parameter' | 'flag'

export const sqlSettingStore = (sql: Sql, feed: ChangeFeed, clock: () => Instant): SettingStore => {
  const all = memoizeUntilChanged(feed, 'setting', clock, (deployment) =>
    sql.selectFrom('settings').select(['kind', 'name', 'value']).where('deployment', '=', deployment).execute(),
  )
  const of = async <T>(
    deployment: string,
    kind: Kind,
    read: (value: string) => T,
  ): Promise<Readonly<Record<string, T>>> =>
    Object.fromEntries(
      (await all(deployment)).filter((row) => row.kind === kind).map((row) => [row.name, read(row.value)]),
    )

  const set = async (deployment: string, kind: Kind, name: string, value: string) => {
    await sql
      .insertInto('settings')
      .values({ deployment, kind, name, value })
      .onConflict((conflict) => conflict.columns(['deployment', 'kind', 'name']).doUpdateSet({ value }))
      .execute()
    feed.publish('setting', deployment)
  }

  return {
    parameters: (deployment) => of(deployment, 'parameter', (value) => value),
    setParameter: (deployment, name, value) => set(deployment, 'parameter', name, value),
    flags: (deployment) => of(deployment, 'flag', (value) => value === 'true'),
    setFlag: (deployment, name, on) => set(deployment, 'flag', name, String(on)),
    addFlags: async (deployment, names) => {
      await sql
        .insertInto('settings')
        .values(names.map((name) => ({ deployment, kind: 'flag', name, value: 'true' })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      feed.publish('setting', deployment)
    },
  }
}
