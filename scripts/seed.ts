import { db } from '#app/platform/db/db.server.ts'
import { closeSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { seedDemo } from '#db/seed.ts'
import { runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

const RESPONSES = {
  loaded: 'Demo store loaded. `npm run db unseed` removes it.',
  'already-there': 'The demo store is already loaded. Nothing was changed.',
}

async function run(): Promise<void> {
  printLine(RESPONSES[await seedDemo(db)])
  await closeSetupStep(db, 'demo-shop') // so that the first start with a new database does not load the demo data again
}

await runCommand(run, () => db.$client.end())
