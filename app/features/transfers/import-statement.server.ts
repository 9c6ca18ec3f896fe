import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { adminUsers } from '#app/features/staff/admin-users.table.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import type { CsvMapping, CsvNeedsMapping } from '#app/features/transfers/csv-statement.ts'
import { parseStatement } from '#app/features/transfers/statement.ts'
import type { StatementRow } from '#app/features/transfers/statement-row.ts'
import {
  bankStatements,
  csvMappings,
  statementRows,
  transferBookings,
} from '#app/features/transfers/transfers.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/short-line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

const BATCH_SIZE = 1_000

/** `isSameFile`: this very file was imported before, so nothing is new. */
export type StatementImported =
  | {
      readonly ok: true
      readonly newRows: number
      readonly knownRows: number
      readonly skippedDebits: number
      readonly isSameFile: boolean
      readonly warnings: readonly string[]
    }
  | { readonly ok: false; readonly needs?: undefined; readonly reason: string }
  | CsvNeedsMapping

/** Imports each row once, from whichever file contains it first. `mapping`: as staff corrected it. */
export async function importStatement(
  db: Database,
  bytes: Uint8Array,
  fileName: string,
  staffId: Id<'staff'>,
  mapping?: CsvMapping,
): Promise<StatementImported> {
  const stored = await db.select({ mapping: csvMappings.mapping }).from(csvMappings)
  const parsed = parseStatement(bytes, [...(mapping ? [mapping] : []), ...stored.map((row) => row.mapping)])
  if (!parsed.ok) return parsed
  const { format, account, currency, rows, skippedDebits, warnings } = parsed
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  return await withTx(db, async (tx) => {
    const id = newId<'bank-statement'>()
    const [created] = await tx
      .insert(bankStatements)
      .values({
        ...{ id, fileHash, format, currency, skippedDebits, staffId, newRows: 0, knownRows: rows.length },
        fileName: shortLine(fileName, 200),
        headerKey: parsed.mapping?.headerKey ?? null,
        account: shortLine(account, 100),
      })
      .onConflictDoNothing()
      .returning({ id: bankStatements.id })
    const result = { ok: true, skippedDebits, warnings } as const
    if (!created) return { ...result, newRows: 0, knownRows: rows.length, isSameFile: true }
    const newRows = await insertRows(tx, id, rows)
    const knownRows = rows.length - newRows
    await tx.update(bankStatements).set({ newRows, knownRows }).where(eq(bankStatements.id, id))
    if (parsed.mapping) {
      const { headerKey } = parsed.mapping
      await tx
        .insert(csvMappings)
        .values({ headerKey, mapping: parsed.mapping })
        .onConflictDoUpdate({ target: csvMappings.headerKey, set: { mapping: parsed.mapping } })
    }
    const changes = { newRows, knownRows }
    await recordChange(tx, staffId, { action: 'statement.import', entity: 'bank-statement', entityId: id, changes })
    return { ...result, newRows, knownRows, isSameFile: false }
  })
}

async function insertRows(tx: Database, statementId: Id<'bank-statement'>, rows: readonly StatementRow[]) {
  // Ids in the order of the file, in which rows are shown. Inserted in the order of keys, so that two imports of
  // overlapping files do not block each other
  const values = rows
    .map((row) => ({ ...row, id: newId<'statement-row'>() }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ amount, ...row }) => ({
      ...row,
      ...{ statementId, amount: amount.minor, currency: amount.currency },
      payerName: savable(row.payerName),
      payerAccount: savable(row.payerAccount),
      reference: savable(row.reference),
      text: savable(row.text),
    }))
  let inserted = 0
  for (let start = 0; start < values.length; start += BATCH_SIZE) {
    const batch = values.slice(start, start + BATCH_SIZE)
    const { rowCount } = await tx.insert(statementRows).values(batch).onConflictDoNothing({ target: statementRows.key })
    inserted += rowCount ?? 0
  }
  return inserted
}

/** PostgreSQL stores no NUL. */
function savable(text: string): string {
  return text.replaceAll('\0', '').slice(0, 2_000)
}

const MAX_STATEMENTS = 50

export type BankStatement = Awaited<ReturnType<typeof listStatements>>[number]

/** The latest imports, newest first. One with booked rows cannot be removed. */
export function listStatements(db: Database) {
  const { id, fileName, format, account, currency, newRows, knownRows, skippedDebits, createdAt } = bankStatements
  return db
    .select({
      ...{ id, fileName, format, account, currency, newRows, knownRows, skippedDebits, createdAt },
      staffName: adminUsers.fullName,
      isRemovable: sql<boolean>`not ${hasBookings}`,
    })
    .from(bankStatements)
    .leftJoin(adminUsers, eq(adminUsers.id, bankStatements.staffId))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_STATEMENTS)
}

const hasBookings = sql`exists (select from ${statementRows} join ${transferBookings}
  on ${transferBookings.rowId} = ${statementRows.id} where ${statementRows.statementId} = ${bankStatements.id})`

/** Also forgets how its CSV layout is read, so that a wrong mapping can be corrected. 'booked': it has booked rows. */
export async function removeStatement(
  db: Database,
  id: Id<'bank-statement'>,
  staffId: Id<'staff'>,
): Promise<'removed' | 'not-found' | 'booked'> {
  return await withTx(db, async (tx) => {
    const [found] = await tx
      .select({ headerKey: bankStatements.headerKey })
      .from(bankStatements)
      .where(eq(bankStatements.id, id))
      .for('update')
    if (!found) return 'not-found'
    await tx.select({ id: statementRows.id }).from(statementRows).where(eq(statementRows.statementId, id)).for('update')
    const { rowCount } = await tx.delete(bankStatements).where(sql`${bankStatements.id} = ${id} and not ${hasBookings}`)
    if (rowCount === 0) return 'booked'
    if (found.headerKey) await tx.delete(csvMappings).where(eq(csvMappings.headerKey, found.headerKey))
    await recordChange(tx, staffId, { action: 'statement.remove', entity: 'bank-statement', entityId: id })
    return 'removed'
  })
}
