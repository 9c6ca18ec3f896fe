import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { UNDO_FAILURES, type UndoFailureReason } from '#app/base/import-kind.ts'
import type { Source } from '#app/base/imports.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { customerTags } from '#app/orders/tags/tags.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'

const text = z.string()
const texts = z.object({ firstName: text, lastName: text, phone: text, notes: text })

/** A row of `imported_customers` as PostgreSQL converts it to JSON. */
const earlierRow = z.looseObject({ id: text })

const state = z.object({
  id: text,
  texts,
  updatedAt: text,
  tags: z.array(text).default([]), // missing from imports that an earlier release saved
  earlier: earlierRow.nullable(),
  subscriberId: text.nullable(),
})
type State = z.output<typeof state>

/** `before` is null if the import added the customer. */
export const customerUndo = z.object({ before: state.nullable(), after: state })
export type CustomerUndo = z.output<typeof customerUndo>

type CustomerKey = { readonly email: string; readonly source: Source }

/** Returns the store's data about these customers, keyed by lowercase email. */
export async function readStates(tx: Database, saved: readonly CustomerKey[]): Promise<ReadonlyMap<string, State>> {
  const customerKeys = sql.param(
    JSON.stringify(saved.map(({ email, source }) => ({ email: email.toLowerCase(), source }))),
  )
  const { rows } = await tx.execute<State & { email: string }>(sql`
    select n.email, c.id, c.updated_at::text as "updatedAt", to_jsonb(e) as earlier, s.id as "subscriberId",
      array(select t.tag from ${customerTags} t where t.customer_id = c.id order by t.key) as tags,
      jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'phone', c.phone, 'notes', c.notes) as texts
    from jsonb_to_recordset(${customerKeys}::jsonb) as n (email text, source text)
    join ${customers} c on lower(c.email) = n.email
    left join ${importedCustomers} e on e.customer_id = c.id and e.source = n.source
    left join ${newsletterSubscribers} s on lower(s.email) = n.email`)
  return new Map(rows.map(({ email, ...row }) => [email, state.parse(row)]))
}

export function buildCustomerUndos(
  saved: readonly CustomerKey[],
  before: ReadonlyMap<string, State>,
  after: ReadonlyMap<string, State>,
): readonly CustomerUndo[] {
  return saved.map(({ email }) => {
    const now = after.get(email.toLowerCase())
    if (!now) throw new Error('The customer was not saved')
    return { before: before.get(email.toLowerCase()) ?? null, after: now }
  })
}

/**
 * Undoes an import, including the subscriptions that it added. Keeps added customers who have orders, and customers who
 * were changed since the import. Returns the reason for each customer who is kept; otherwise null.
 */
export async function undoCustomers(
  tx: Database,
  saved: readonly CustomerUndo[],
): Promise<readonly UndoFailureReason[]> {
  const rows = saved.map(({ before, after }) => ({
    id: after.id,
    isNew: before === null,
    updatedAt: after.updatedAt,
    before: before?.texts ?? null,
    after: after.texts,
    earlier: before?.earlier ?? null,
    saved: after.earlier,
    tags: after.tags.filter((tag) => !before?.tags.includes(tag)),
    subscriberId: before?.subscriberId ? null : after.subscriberId,
  }))
  const undoRows = sql`jsonb_to_recordset(${sql.param(JSON.stringify(rows))}::jsonb) as n (id uuid, "isNew" boolean,
    "updatedAt" timestamptz, before jsonb, after jsonb, earlier jsonb, saved jsonb, tags jsonb,
    "subscriberId" uuid)`
  const locked = await tx.execute<{ id: string; isSame: boolean; isUsed: boolean }>(sql`
    select c.id, c.updated_at = n."updatedAt" as "isSame", exists (select from ${orders} o where o.customer_id = c.id)
      or exists (select from ${importedOrders} i where i.customer_id = c.id) as "isUsed"
    from ${undoRows} join ${customers} c on c.id = n.id order by lower(c.email) for update of c`)
  const lockedById = new Map(locked.rows.map((row) => [row.id, row]))
  const reasons = saved.map(({ before, after: { id } }): UndoFailureReason => {
    const current = lockedById.get(id)
    if (!current) return null
    if (before === null && current.isUsed) return UNDO_FAILURES.used
    return current.isSame ? null : UNDO_FAILURES.changed
  })
  const undone = sql.param(saved.flatMap(({ after }, index) => (reasons[index] === null ? [after.id] : [])))
  const isUndone = sql`n.id = any(${undone}::uuid[])`
  await tx.execute(sql`delete from ${customers} c using ${undoRows} where c.id = n.id and n."isNew" and ${isUndone}`)
  await tx.execute(sql`
    update ${customers} c set first_name = n.before ->> 'firstName', last_name = n.before ->> 'lastName',
      phone = n.before ->> 'phone', notes = n.before ->> 'notes', updated_at = now()
    from ${undoRows} where c.id = n.id and not n."isNew" and ${isUndone} and n.before <> n.after`)
  await tx.execute(sql`
    delete from ${customerTags} t using ${undoRows} where t.customer_id = n.id and n.tags ? t.tag and ${isUndone}`)
  await tx.execute(sql`
    delete from ${importedCustomers} e using ${undoRows}
    where e.id = (n.saved ->> 'id')::uuid and n.earlier is null and ${isUndone}`)
  await tx.execute(sql`
    update ${importedCustomers} e set original_id = o.original_id, address = o.address, note = o.note,
      tax_exempt = o.tax_exempt, orders = o.orders, spent = o.spent, currency = o.currency, updated_at = o.updated_at
    from ${undoRows} cross join lateral jsonb_populate_record(null::${importedCustomers}, n.earlier) o
    where e.id = o.id and ${isUndone}`)
  await tx.execute(sql`
    delete from ${newsletterSubscribers} s using ${undoRows}
    where s.id = n."subscriberId" and s.origin = 'import' and s.consent_id is null and ${isUndone}`)
  return reasons
}
