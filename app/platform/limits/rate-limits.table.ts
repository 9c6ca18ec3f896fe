import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** How often something was tried lately, shared by all processes. Columns as rate-limiter-flexible reads and writes them. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
