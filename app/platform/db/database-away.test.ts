import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'

function createDatabaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('failed', 7, 'error'), { code })
}
function createSystemError(code: string): Error {
  return Object.assign(new Error(`connect ${code}`), { code })
}

const cases = [
  { name: 'connection refused', error: createSystemError('ECONNREFUSED'), away: true },
  { name: 'a broken pipe', error: createSystemError('EPIPE'), away: true },
  {
    name: 'every address refuses connections',
    error: new AggregateError([createSystemError('ECONNREFUSED')]),
    away: true,
  },
  { name: 'connection lost', error: new Error('Connection terminated unexpectedly'), away: true },
  { name: 'no free connection in time', error: new Error('timeout exceeded when trying to connect'), away: true },
  { name: 'a frozen server', error: new Error('Query read timeout'), away: true },
  { name: 'shutting down', error: createDatabaseError('57P01'), away: true },
  { name: 'starting up', error: createDatabaseError('57P03'), away: true },
  { name: 'a standby', error: createDatabaseError('25006'), away: true },
  { name: 'too many connections', error: createDatabaseError('53300'), away: true },
  { name: 'a full disk', error: createDatabaseError('53100'), away: true },
  { name: 'no memory left', error: createDatabaseError('53200'), away: true },
  { name: 'a statement that took too long', error: createDatabaseError('57014'), away: true },
  { name: 'a duplicate value', error: createDatabaseError('23505'), away: false },
  { name: 'a syntax error', error: createDatabaseError('42601'), away: false },
  { name: 'a bug', error: new TypeError('x is not a function'), away: false },
  { name: 'no error', error: 'text', away: false },
]
test.each(cases)('$name counts as an unavailable database: $away', ({ error, away }) => {
  expect(isDatabaseAway(error)).toBe(away)
  expect(isDatabaseAway(new DrizzleQueryError('select', [], error instanceof Error ? error : undefined))).toBe(away)
})
