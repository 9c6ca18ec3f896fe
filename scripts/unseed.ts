import process from 'node:process'
import { db } from '#app/platform/db/db.server.ts'
import { closeSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { removeDemo } from '#db/unseed.ts'
import { sayFailure } from '#scripts/tell.ts'

const ANSWERS = {
  removed: 'The demo shop is taken out. What is yours is as it was.',
  'not-there': 'There is no demo shop here; what is yours is as it was.',
}

try {
  console.log(ANSWERS[await removeDemo(db)])
  await closeSetupStep(db, 'demo-shop') // in a new database: the first start need not load it either
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
} finally {
  await db.$client.end()
}
