import { type Column, type SQL, sql } from 'drizzle-orm'
import { bigint, customType, type ExtraConfigColumn, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type Id, newId } from '#app/lib/id.ts'

/** UUIDv7, so that rows sort by creation time. */
export function primaryId<Noun extends string>() {
  return uuid()
    .$type<Id<Noun>>()
    .primaryKey()
    .$defaultFn(() => newId<Noun>())
}

export function foreignId<Noun extends string>() {
  return uuid().$type<Id<Noun>>()
}

/** An amount in a currency's smallest unit: a bigint, because ₦21.5 million in kobo overflows a 4-byte integer. */
export function minorUnits() {
  return bigint({ mode: 'number' })
}

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Times are in UTC. Time zones only apply to display. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3 })
}

export function newestFirst({ createdAt, id }: Record<'createdAt' | 'id', ExtraConfigColumn>) {
  return [createdAt.desc().nullsFirst(), id.desc().nullsFirst()] as const
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

export function isOneOf(column: Column, values: readonly string[]): SQL {
  return sql`${column} in ${[...values]}`.inlineParams()
}
