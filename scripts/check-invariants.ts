import process from 'node:process'
import { databaseOn, openPool } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { brokenInvariants } from '#tests/support/invariants.ts'

// Looks whether stock, orders and their ledger agree: `npm run check:invariants`. Changes nothing.

const pool = openPool(env.DATABASE_URL)
try {
  const broken = await brokenInvariants(databaseOn(pool))
  for (const line of broken) console.error(line)
  console.log(broken.length === 0 ? 'Stock, orders and their ledger agree.' : `${broken.length} rules are broken.`)
  if (broken.length > 0) process.exitCode = 1
} finally {
  await pool.end()
}
