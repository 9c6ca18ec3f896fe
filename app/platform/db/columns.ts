import { type Column, type SQL, sql } from 'drizzle-orm'
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type Id, newId } from '#app/lib/id.ts'

/** A primary key made by us: UUIDv7, so that rows sort by the time they were made. */
export function primaryId<Noun extends string>() {
  return uuid()
    .$type<Id<Noun>>()
    .primaryKey()
    .$defaultFn(() => newId<Noun>())
}

/** A column that points at another noun. */
export function idOf<Noun extends string>() {
  return uuid().$type<Id<Noun>>()
}

/** An amount in a currency's smallest unit. A bigint: ₦21.5 million in kobo overflows a 4-byte integer. */
export function minorUnits() {
  return bigint({ mode: 'number' })
}

/** A moment in UTC; given a zone only where it is shown. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3 })
}

export function createdAt() {
  return moment().notNull().defaultNow()
}

export function updatedAt() {
  return moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
}

/** That a column holds one of the known values, as a constraint says it. */
export function isOneOf(column: Column, values: readonly string[]): SQL {
  return sql`${column} in ${[...values]}`.inlineParams()
}
