import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { arrangeRows } from '#app/platform/db/row-order.server.ts'
import { consentTexts } from '#app/store/consents.table.ts'
import { adminUsers, auditLog } from '#app/store/staff.table.ts'

export type Change = {
  /** 'product.update', 'order.update', … */
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  /** `fields` lists changed fields; other keys hold `{ from, to }`. Must not contain personal data. */
  readonly changes?: Readonly<Record<string, unknown>>
}

/**
 * Records a change. Call it in the change's transaction. If `staffId` is null, the change was automatic.
 */
export async function recordChange(tx: Database, staffId: Id<'staff'> | null, change: Change): Promise<void> {
  await recordChanges(tx, staffId, [change])
}

export async function recordChanges(tx: Database, staffId: Id<'staff'> | null, changes: readonly Change[]) {
  if (changes.length === 0) return
  const column = <Name extends keyof Change>(name: Name) => sql.param(changes.map((change) => change[name]))
  const ids = sql.param(changes.map(() => newId()))
  const details = sql.param(changes.map(({ changes: detail }) => JSON.stringify(detail ?? {})))
  // Arrays, because thousands of rows would exceed the parameter limit
  await tx.execute(
    sql`insert into ${auditLog} (id, staff_id, action, entity, entity_id, changes)
      select n.id, ${staffId}::uuid, n.action, n.entity, n.entity_id, n.changes
      from unnest(${ids}::uuid[], ${column('action')}::text[], ${column('entity')}::text[],
        ${column('entityId')}::uuid[], ${details}::jsonb[]) as n (id, action, entity, entity_id, changes)`,
  )
}

const MAX_CHANGES = 20

/** Lists the latest changes, newest first. `entityId` is null for entities without an id, such as the settings. */
export function listChanges(db: Database, entity: string, entityId: string | null) {
  const { id, action, changes, createdAt, staffId } = auditLog
  return db
    .select({ id, action, changes, createdAt, staffId, staffName: adminUsers.fullName })
    .from(auditLog)
    .leftJoin(adminUsers, eq(adminUsers.id, auditLog.staffId))
    .where(
      and(eq(auditLog.entity, entity), entityId === null ? isNull(auditLog.entityId) : eq(auditLog.entityId, entityId)),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_CHANGES)
}

type RowArrangement = {
  readonly entity: 'category' | 'collection' | 'look' | 'market' | 'shipping-zone'
  readonly table: Parameters<typeof arrangeRows>[1]
  /** Selects the rows that are sorted together; by default, all rows of the table. */
  readonly where?: SQL
}

/** Puts rows into the order of `ids` and records which ones moved. Call it in a transaction. */
export async function arrangeAndRecord(
  tx: Database,
  { entity, table, where }: RowArrangement,
  ids: readonly string[],
  staffId: Id<'staff'>,
): Promise<void> {
  const movedRows = await arrangeRows(tx, table, ids, where)
  const changes = movedRows.map(({ id, from, to }) => ({
    action: `${entity}.update`,
    entity,
    entityId: id,
    changes: { position: { from, to } },
  }))
  await recordChanges(tx, staffId, changes)
}

/** Stores text that a person was shown, once for each wording. Returns its id. `language` is a BCP 47 tag. */
export async function storeConsentText(tx: Database, language: string, text: string): Promise<Id<'consent-text'>> {
  const [stored] = await tx
    .insert(consentTexts)
    .values({ language, text })
    .onConflictDoUpdate({ target: [consentTexts.language, consentTexts.text], set: { text } })
    .returning({ id: consentTexts.id })
  if (!stored) throw new Error('An upsert must return its row')
  return stored.id
}
