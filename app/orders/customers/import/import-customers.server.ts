import { and, eq, sql } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import { isCurrency } from '#app/base/currencies.ts'
import {
  type CheckedItem,
  type FileItem,
  type ImportContext,
  type ImportKind,
  rejectItem,
  undoRecords,
} from '#app/base/import-kind.ts'
import { SOURCES, type Source } from '#app/base/imports.ts'
import { newId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { readCustomer } from '#app/orders/customers/import/file-customer.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import { type CustomerPlan, type KnownCustomer, planCustomer } from '#app/orders/customers/import/plan-customer.ts'
import {
  buildCustomerUndos,
  type CustomerUndo,
  customerUndo,
  readStates,
  undoCustomers,
} from '#app/orders/customers/import/undo-customers.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { selectTags } from '#app/orders/tags/find-tags.server.ts'
import { customerTags } from '#app/orders/tags/tags.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'
import { newsletterOptOuts, newsletterSubscribers } from '#app/store/consents.table.ts'

/** Sends no emails: consent that customers gave in the previous store is imported unchanged. */
export const customersImport: ImportKind = {
  name: 'customers',
  nouns: () => adminText.nouns,
  numbering: 'line',
  list: () => ({ to: href('/admin/customers'), label: adminText.openCustomers }),
  batchSize: 500,
  check: checkCustomers,
  save: (tx, records) => writeCustomers(tx, z.array(savedCustomer).parse(records)),
  restoresChanges: true,
  undo: (tx, saved) => undoRecords(customerUndo, saved, (known) => undoCustomers(tx, known)),
}

async function checkCustomers(
  db: Database,
  items: readonly FileItem[],
  context: ImportContext,
): Promise<readonly CheckedItem[]> {
  const { source } = context
  const rows = items.flatMap(({ rows: [row] }) => (row ? [row] : []))
  const getCustomerState = await readCustomerStates(
    db,
    rows.map((row) => getCell(row, 'email').toLowerCase()),
    source,
  )
  return rows.map((row) => {
    const email = getCell(row, 'email').toLowerCase()
    const parsed = readCustomer(row, context)
    if (!parsed.ok) return rejectItem(email || getCell(row, 'first name'), parsed.errors)
    const { outcome, plan, changes, notes } = planCustomer(parsed.customer, getCustomerState(email))
    const name = [`${plan.firstName} ${plan.lastName}`.trim(), plan.email].filter(Boolean).join(' · ')
    const record = { source, ...plan } satisfies z.input<typeof savedCustomer>
    return { outcome, key: email, name, record, changes, errors: [], notes: [...parsed.notes, ...notes] }
  })
}

async function readCustomerStates(db: Database, emails: readonly string[], source: Source) {
  const isInEmails = (email: (typeof customers)['email' | 'id'] | (typeof newsletterSubscribers)['email']) =>
    sql`lower(${email}) = any(${sql.param(emails)}::text[])`
  const { firstName, lastName, phone, notes } = customers
  const [found, subscribed, optedOut] = await Promise.all([
    db
      .select({
        email: customers.email,
        firstName,
        lastName,
        phone,
        notes,
        tags: selectTags('customers'),
        earlier: importedCustomers,
      })
      .from(customers)
      .leftJoin(
        importedCustomers,
        and(eq(importedCustomers.customerId, customers.id), eq(importedCustomers.source, source)),
      )
      .where(isInEmails(customers.email)),
    db
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(isInEmails(newsletterSubscribers.email)),
    db
      .select({ email: newsletterOptOuts.email })
      .from(newsletterOptOuts)
      .where(sql`lower(${newsletterOptOuts.email}) = any(${sql.param(emails)}::text[])`),
  ])
  const customersByEmail = new Map<string, KnownCustomer>(
    found.map(({ email, earlier, ...customer }) => [
      email.toLowerCase(),
      { ...customer, earlier: earlier && toEarlier(earlier) },
    ]),
  )
  const toLowercaseSet = (rows: readonly { readonly email: string }[]) =>
    new Set(rows.map(({ email }) => email.toLowerCase()))
  const [subscribers, optOuts] = [toLowercaseSet(subscribed), toLowercaseSet(optedOut)]
  return (email: string) => ({
    customer: customersByEmail.get(email) ?? null,
    isSubscribed: subscribers.has(email),
    hasOptedOut: optOuts.has(email),
  })
}

function toEarlier({ spent, currency, ...earlier }: typeof importedCustomers.$inferSelect): CustomerPlan['earlier'] {
  return { ...earlier, spent: spent !== null && currency !== null ? { minor: spent, currency } : null }
}

const savedCustomer = z.object({
  source: z.enum(SOURCES),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  notes: z.string(),
  joinedAt: z.coerce.date().nullable(),
  subscribes: z.boolean(),
  subscribedAt: z.coerce.date().nullish(), // missing from imports that an earlier release planned
  tags: z.array(z.string()).readonly(),
  earlier: z.object({
    originalId: z.string(),
    address: z.array(z.string()).readonly(),
    note: z.string(),
    taxExempt: z.boolean(),
    orders: z.number().nullable(),
    spent: z.object({ minor: z.number(), currency: z.string().refine(isCurrency) }).nullable(),
  }),
})

type SavedCustomer = z.output<typeof savedCustomer>

/** Writes in email order, like all code that locks several customers. */
async function writeCustomers(tx: Database, saved: readonly SavedCustomer[]): Promise<readonly CustomerUndo[]> {
  const before = await readStates(tx, saved)
  const rows = saved
    .map(({ earlier: { spent, ...earlier }, ...customer }) => ({
      ...customer,
      ...earlier,
      id: newId<'customer'>(),
      earlierId: newId<'imported-customer'>(),
      subscriberId: newId<'subscriber'>(),
      spent: spent?.minor ?? null,
      currency: spent?.currency ?? null,
    }))
    .toSorted((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1))
  const recordset = sql`jsonb_to_recordset(${sql.param(JSON.stringify(rows))}::jsonb) as n (
    id uuid, "earlierId" uuid, "subscriberId" uuid, source text, email text, "firstName" text, "lastName" text,
    phone text, notes text, "joinedAt" timestamptz, subscribes boolean, "subscribedAt" timestamptz, "originalId" text,
    address jsonb, tags jsonb, note text, "taxExempt" boolean, orders integer, spent bigint, currency text)`
  await tx.execute(sql`
    insert into ${customers} as known (id, first_name, last_name, email, phone, notes, created_at)
    select n.id, n."firstName", n."lastName", n.email, n.phone, n.notes, coalesce(n."joinedAt", now()) from ${recordset}
    on conflict (lower(email)) do update set
      first_name = coalesce(nullif(known.first_name, ''), excluded.first_name),
      last_name = coalesce(nullif(known.last_name, ''), excluded.last_name),
      phone = coalesce(nullif(known.phone, ''), excluded.phone),
      notes = coalesce(nullif(known.notes, ''), excluded.notes),
      updated_at = now()`)
  await tx.execute(sql`
    insert into ${importedCustomers}
      (id, customer_id, source, original_id, address, note, tax_exempt, orders, spent, currency)
    select n."earlierId", c.id, n.source, n."originalId", array(select jsonb_array_elements_text(n.address)), n.note,
      n."taxExempt", n.orders, n.spent, n.currency
    from ${recordset} join ${customers} as c on lower(c.email) = lower(n.email)
    on conflict (customer_id, source) do update set
      original_id = excluded.original_id, address = excluded.address, note = excluded.note,
      tax_exempt = excluded.tax_exempt, orders = excluded.orders, spent = excluded.spent,
      currency = excluded.currency, updated_at = now()`)
  await tx.execute(sql`
    insert into ${customerTags} (customer_id, tag)
    select c.id, coalesce((
      select t.tag from ${customerTags} t where t.key = lower(added.tag) order by t.created_at limit 1
    ), added.tag)
    from ${recordset} join ${customers} as c on lower(c.email) = lower(n.email), jsonb_array_elements_text(n.tags) as added (tag)
    on conflict do nothing`)
  await tx.execute(sql`
    insert into ${newsletterSubscribers} (id, email, origin, created_at)
    select n."subscriberId", n.email, 'import', coalesce(least(n."subscribedAt", now()), now()) from ${recordset}
    where n.subscribes and not exists (
      select from ${newsletterOptOuts} as o where lower(o.email) = lower(n.email)
    )
    on conflict do nothing`)
  return buildCustomerUndos(saved, before, await readStates(tx, saved))
}
