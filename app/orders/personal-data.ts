import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Id } from '#app/lib/id.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The person whose data is exported or erased. */
type Person = {
  readonly email: string
  readonly customerId: Id<'customer'> | null
  readonly orderIds: readonly Id<'order'>[]
}

/** An entry that the export shows within an order. */
export type OrderEntry = Readonly<Record<string, unknown>> & {
  readonly orderId: Id<'order'>
  /** Determines the order of entries in a list. */
  readonly createdAt?: Date
}

/** The number of erased records, keyed by name, for the audit trail. */
export type ErasedCounts = Readonly<Record<string, number | boolean>>

/** Personal data in one part of the store. */
export type PersonalData = {
  /** Reads the data for the export, keyed by its name in the export, with formatted amounts. */
  readonly read?: (db: Database, person: Person) => Promise<Readonly<Record<string, unknown>>>
  /** Reads the lists that the export shows within orders, keyed by name, such as `notes`. */
  readonly readOrders?: (
    db: Database,
    orderIds: readonly Id<'order'>[],
  ) => Promise<Readonly<Record<string, readonly OrderEntry[]>>>
  /** Erases the data in the caller's transaction. */
  readonly erase?: (tx: Database, person: Person) => Promise<ErasedCounts>
}

/** Each new table with personal data needs an entry. */
export const personalData = createWiredList<PersonalData>('personalData')

export function hasEmail(column: PgColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`
}
