import type { ProofStore, StoredProof } from '../store/proofStore.ts'
import type { Sql, Tables } from './tables.ts'

type ProofRow = Tables['proofs']

const proofOf = (row: ProofRow): StoredProof => ({
  orderId: row.order_id,
  kind: row.kind,
  takenAt: row.taken_at,
  takenFrom: { latitude: row.latitude, longitude: row.longitude },
  ...(row.signed_by !== null && { signedBy: row.signed_by }),
  keepUntil: row.keep_until,
  photo: { contentType: row.photo_type, bytes: row.photo },
  ...(row.signature !== null &&
    row.signature_type !== null && { signature: { contentType: row.signature_type, bytes: row.signature } }),
})

export const sqlProofStore = (sql: Sql): ProofStore => ({
  add: async (deployment, proof) => {
    await sql
      .insertInto('proofs')
      .values({
        deployment,
        order_id: proof.orderId,
        kind: proof.kind,
        taken_at: proof.takenAt,
        latitude: proof.takenFrom.latitude,
        longitude: proof.takenFrom.longitude,
        signed_by: proof.signedBy ?? null,
        keep_until: proof.keepUntil,
        photo_type: proof.photo.contentType,
        photo: proof.photo.bytes,
        signature_type: proof.signature?.contentType ?? null,
        signature: proof.signature?.bytes ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  byOrder: async (deployment, orderId, kind) => {
    const row = await sql
      .selectFrom('proofs')
      .selectAll()
      .where('deployment', '=', deployment)
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row && proofOf(row)
  },
  forgetExpired: async (moment) => {
    await sql.deleteFrom('proofs').where('keep_until', '<=', moment).execute()
  },
})
