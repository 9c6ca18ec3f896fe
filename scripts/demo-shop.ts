import process from 'node:process'
import { StartError } from '#app/lib/start-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { closeSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { removeDemo, seedDemo } from '#db/seed.ts'
import { say, sayFailure } from '#scripts/tell.ts'

// npm run db:seed loads the demo shop, or what is missing of it; npm run db:unseed takes exactly that away again.

async function run(command: string | undefined): Promise<void> {
  if (command === 'load') {
    await seedDemo(db)
    say('The demo shop is loaded.')
  } else if (command === 'remove') {
    await removeDemo(db)
    say('The demo shop is removed; what was added to it stays.')
  } else {
    throw new StartError('Usage: npm run db:seed, or npm run db:unseed')
  }
  await closeSetupStep(db, 'demo-shop') // either way the next start has nothing to decide
}

try {
  await run(process.argv[2])
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
} finally {
  await db.$client.end()
}
