import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Recent attempts, shared by all processes. `expire` is the end of the window, in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
