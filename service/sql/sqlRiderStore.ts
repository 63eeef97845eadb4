import type { RiderStore } from '../store/riderStore.ts'
import type { Sql } from './tables.ts'

const ROWS_AT_ONCE = 500

export const sqlRiderStore = (sql: Sql): RiderStore => ({
  ridersOf: async (deployment) => {
    const rows = await sql.selectFrom('riders').selectAll().where('deployment', '=', deployment).orderBy('id').execute()
    return rows.map((row) => ({
      id: row.id,
      deployment: row.deployment,
      name: row.name,
      phoneNumber: row.phone_number,
      vehicle: row.vehicle,
      latitude: row.latitude,
      longitude: row.longitude,
      locatedAt: row.located_at,
    }))
  },
  addMany: async (riders) => {
    for (let from = 0; from < riders.length; from += ROWS_AT_ONCE)
      await sql
        .insertInto('riders')
        .values(
          riders.slice(from, from + ROWS_AT_ONCE).map((rider) => ({
            deployment: rider.deployment,
            id: rider.id,
            name: rider.name,
            phone_number: rider.phoneNumber,
            vehicle: rider.vehicle,
            latitude: rider.latitude,
            longitude: rider.longitude,
            located_at: rider.locatedAt,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
  saveRides: async (rides) => {
    await sql
      .insertInto('rides')
      .values(
        rides.map(({ deployment, orderId, riderId, state }) => ({
          deployment,
          order_id: orderId,
          rider_id: riderId,
          state: JSON.stringify(state),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['deployment', 'order_id']).doUpdateSet((is) => ({
          rider_id: is.ref('excluded.rider_id'),
          state: is.ref('excluded.state'),
        })),
      )
      .execute()
  },
  endRide: async (deployment, orderId) => {
    await sql.deleteFrom('rides').where('deployment', '=', deployment).where('order_id', '=', orderId).execute()
  },
  rides: async (deployment) => {
    const rows = await sql
      .selectFrom('rides')
      .selectAll()
      .where('deployment', '=', deployment)
      .orderBy('order_id')
      .execute()
    return rows.map((row) => ({
      orderId: row.order_id,
      deployment: row.deployment,
      riderId: row.rider_id,
      state: JSON.parse(row.state) as unknown,
    }))
  },
})
