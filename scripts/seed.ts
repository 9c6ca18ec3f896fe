import process from 'node:process'
import { db } from '#app/platform/db/db.server.ts'
import { closeSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { seedDemo } from '#db/seed.ts'
import { sayFailure } from '#scripts/tell.ts'

const ANSWERS = {
  loaded: 'The demo shop is loaded. `npm run db:unseed` takes it out again.',
  'already-there': 'The demo shop is there already; nothing was changed.',
}

try {
  console.log(ANSWERS[await seedDemo(db)])
  await closeSetupStep(db, 'demo-shop') // in a new database: the first start need not load it
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
} finally {
  await db.$client.end()
}
