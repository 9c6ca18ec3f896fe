import { db } from '#app/platform/db/db.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

// Checks whether stock, orders and the ledger are consistent: `npm run db check`. Changes nothing.

async function run(): Promise<number> {
  const broken = await listBrokenInvariants(db)
  for (const line of broken) console.error(line)
  if (broken.length === 0) printLine('Stock and orders verified.')
  else printLine(broken.length === 1 ? '1 check failed.' : `${broken.length} checks failed.`)
  return broken.length === 0 ? 0 : 1
}

await runCommand(run, () => db.$client.end())
