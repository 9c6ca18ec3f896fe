import { db } from '#app/platform/db/db.server.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'

// Checks whether stock, orders and the ledger are consistent: `npm run db check`. Changes nothing.

async function run(): Promise<number> {
  const broken = await brokenInvariants(db)
  for (const line of broken) console.error(line)
  if (broken.length === 0) say('Stock and orders verified.')
  else say(broken.length === 1 ? '1 check failed.' : `${broken.length} checks failed.`)
  return broken.length === 0 ? 0 : 1
}

await runCommand(run, () => db.$client.end())
