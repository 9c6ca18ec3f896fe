import { createHash } from 'node:crypto'
import { and, between, desc, eq, sql } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { shortLine } from '#app/lib/line.ts'
import { readStatement } from '#app/payments/read-statement.server.ts'
import type { CsvMapping, CsvMappingRequest } from '#app/payments/transfers/csv-statement.ts'
import { findCopies, type RowCopy } from '#app/payments/transfers/find-copies.ts'
import type { StatementRow } from '#app/payments/transfers/statement-row.ts'
import {
  bankStatements,
  csvMappings,
  statementRowCopies,
  statementRows,
  transferBookings,
} from '#app/payments/transfers/transfers.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { adminUsers } from '#app/store/staff.table.ts'

const BATCH_SIZE = 1_000

/** `isSameFile`: this exact file was imported before, so nothing is new. */
type StatementImportResult =
  | {
      readonly ok: true
      readonly newRows: number
      readonly knownRows: number
      readonly skippedDebits: number
      readonly isSameFile: boolean
      readonly warnings: readonly string[]
    }
  | { readonly ok: false; readonly needs?: undefined; readonly reason: string }
  | CsvMappingRequest

/**
 * Imports each payment once, from the first imported file that contains it. `mapping`: the mapping that staff
 * corrected.
 */
export async function importStatement(
  db: Database,
  bytes: Uint8Array,
  fileName: string,
  staffId: Id<'staff'>,
  mapping?: CsvMapping,
): Promise<StatementImportResult> {
  const stored = await db.select({ mapping: csvMappings.mapping }).from(csvMappings)
  const parsed = await readStatement(bytes, [...(mapping ? [mapping] : []), ...stored.map((row) => row.mapping)])
  if (!parsed.ok) return parsed
  const { format, account, currency, rows, skippedDebits, warnings } = parsed
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  return await withTx(db, async (tx) => {
    // Two concurrent imports of overlapping files must see each other's rows
    await tx.execute(sql`lock table ${bankStatements} in share row exclusive mode`)
    const id = newId<'bank-statement'>()
    const [created] = await tx
      .insert(bankStatements)
      .values({
        id,
        fileHash,
        format,
        currency,
        skippedDebits,
        staffId,
        newRows: 0,
        knownRows: rows.length,
        fileName: shortLine(fileName, 200),
        headerKey: parsed.mapping?.headerKey ?? null,
        account: shortLine(account, 100),
      })
      .onConflictDoNothing()
      .returning({ id: bankStatements.id })
    const result = { ok: true, skippedDebits, warnings } as const
    if (!created) return { ...result, newRows: 0, knownRows: rows.length, isSameFile: true }
    const layout = getLayout({ format, headerKey: parsed.mapping?.headerKey ?? null })
    const { added, copies } = await compareRows(tx, rows, layout)
    await insertRows(tx, id, added)
    await insertCopies(tx, id, copies)
    const [newRows, knownRows] = [added.length, copies.length]
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

/** A payment has the same key in all files with the same layout. */
function getLayout({ format, headerKey }: { readonly format: string; readonly headerKey: string | null }): string {
  return `${format} ${headerKey ?? ''}`
}

/** Separates new rows from copies, which have the key of a stored row or describe its payment in a different format. */
async function compareRows(tx: Database, rows: readonly StatementRow[], layout: string) {
  const stored = await listStoredRows(tx, rows)
  const byKey = new Map(stored.flatMap((row) => row.keys.map((key) => [key, row.id])))
  const copies: RowCopy[] = rows.flatMap(({ key }) => {
    const rowId = byKey.get(key)
    return rowId ? [{ key, rowId }] : []
  })
  const found = findCopies(
    rows.filter(({ key }) => !byKey.has(key)),
    stored.filter(({ layouts }) => !layouts.includes(layout)),
    new Set(copies.map(({ rowId }) => rowId)),
  )
  const copied = new Map<string, Id<'statement-row'>>()
  for await (const { key, rowId } of found) copied.set(key, rowId)
  const moreCopies = [...copied].map(([key, rowId]) => ({ key, rowId }))
  return {
    added: rows.filter(({ key }) => !byKey.has(key) && !copied.has(key)),
    copies: [...copies, ...moreCopies],
  }
}

/**
 * Lists the stored rows from the same period as `rows`. Each has its keys in all statements that contain the payment,
 * and the layouts of those statements.
 */
async function listStoredRows(tx: Database, rows: readonly StatementRow[]) {
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted()
  const { id, account, bookedOn, amount, currency, payerName, payerAccount, reference, text } = statementRows
  const inPeriod = between(bookedOn, days[0] ?? '', days.at(-1) ?? '')
  if (rows.length === 0) return []
  const statement = pick(bankStatements, ['format', 'headerKey'])
  const found = await tx
    .select({
      id,
      key: statementRows.key,
      account,
      bookedOn,
      payerName,
      payerAccount,
      reference,
      text,
      amount: { minor: amount, currency },
      statement,
    })
    .from(statementRows)
    .innerJoin(bankStatements, eq(bankStatements.id, statementRows.statementId))
    .where(inPeriod)
  const copies = await tx
    .select({ key: statementRowCopies.key, rowId: statementRowCopies.rowId, statement })
    .from(statementRowCopies)
    .innerJoin(bankStatements, eq(bankStatements.id, statementRowCopies.statementId))
    .innerJoin(statementRows, eq(statementRows.id, statementRowCopies.rowId))
    .where(inPeriod)
  const copiesByRow = Map.groupBy(copies, ({ rowId }) => rowId)
  return found.map(({ key, statement, ...row }) => {
    const moreCopies = copiesByRow.get(row.id) ?? []
    const layouts = [statement, ...moreCopies.map((copy) => copy.statement)].map(getLayout)
    return { ...row, layouts, keys: [key, ...moreCopies.map((copy) => copy.key)] }
  })
}

async function insertRows(tx: Database, statementId: Id<'bank-statement'>, rows: readonly StatementRow[]) {
  const values = rows.map(({ amount, ...row }) => ({
    ...row,
    id: newId<'statement-row'>(),
    statementId,
    amount: amount.minor,
    currency: amount.currency,
    account: shortLine(row.account, 100),
    payerName: toStorableText(row.payerName),
    payerAccount: toStorableText(row.payerAccount),
    reference: toStorableText(row.reference),
    text: toStorableText(row.text),
  }))
  for (let start = 0; start < values.length; start += BATCH_SIZE) {
    await tx.insert(statementRows).values(values.slice(start, start + BATCH_SIZE))
  }
}

async function insertCopies(tx: Database, statementId: Id<'bank-statement'>, copies: readonly RowCopy[]) {
  const values = copies.map((copy) => ({ ...copy, statementId }))
  for (let start = 0; start < values.length; start += BATCH_SIZE) {
    await tx.insert(statementRowCopies).values(values.slice(start, start + BATCH_SIZE))
  }
}

/** PostgreSQL cannot store NUL. */
function toStorableText(text: string): string {
  return text.replaceAll('\0', '').slice(0, 2_000)
}

const MAX_STATEMENTS = 50

export type BankStatement = Awaited<ReturnType<typeof listStatements>>[number]

/**
 * Lists the latest imports, newest first. An import cannot be removed if it has booked rows that no other import
 * contains.
 */
export function listStatements(db: Database) {
  const { id, fileName, format, account, currency, newRows, knownRows, skippedDebits, createdAt } = bankStatements
  return db
    .select({
      id,
      fileName,
      format,
      account,
      currency,
      newRows,
      knownRows,
      skippedDebits,
      createdAt,
      staffName: adminUsers.fullName,
      isRemovable: sql<boolean>`not ${hasBookings}`,
    })
    .from(bankStatements)
    .leftJoin(adminUsers, eq(adminUsers.id, bankStatements.staffId))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_STATEMENTS)
}

const hasBookings = sql<boolean>`exists (select from ${statementRows} join ${transferBookings}
  on ${transferBookings.rowId} = ${statementRows.id} where ${statementRows.statementId} = ${bankStatements.id}
  and not exists (select from ${statementRowCopies} where ${statementRowCopies.rowId} = ${statementRows.id}))`

/** Moves payments that other statements also contain to the earliest of those statements. */
async function moveCopiedRows(tx: Database, id: Id<'bank-statement'>): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update statement_rows r set statement_id = c.statement_id, key = c.key
      from (
        select distinct on (row_id) row_id, statement_id, key from statement_row_copies
        where row_id in (select id from statement_rows where statement_id = ${id})
        order by row_id, statement_id
      ) c
      where r.id = c.row_id
      returning r.statement_id, r.key
    ), deleted as (
      delete from statement_row_copies c using moved m where c.statement_id = m.statement_id and c.key = m.key
    ), counts as (select statement_id, count(*)::int as moved from moved group by statement_id)
    update bank_statements s set new_rows = new_rows + moved, known_rows = known_rows - moved
    from counts where counts.statement_id = s.id`)
}

/**
 * Removes a statement and its stored CSV mapping, so that a wrong mapping can be corrected. 'booked': the statement has
 * booked rows that no other statement contains.
 */
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
    if ((await tx.$count(bankStatements, and(eq(bankStatements.id, id), hasBookings))) > 0) return 'booked'
    await moveCopiedRows(tx, id)
    await tx.delete(bankStatements).where(eq(bankStatements.id, id))
    if (found.headerKey) await tx.delete(csvMappings).where(eq(csvMappings.headerKey, found.headerKey))
    await recordChange(tx, staffId, { action: 'statement.remove', entity: 'bank-statement', entityId: id })
    return 'removed'
  })
}
