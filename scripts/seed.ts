import { db } from '#app/platform/db/db.server.ts'
import { closeSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { seedDemo } from '#db/seed.ts'
import { runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'

const RESPONSES = {
  loaded: 'The demo store is loaded. `npm run db unseed` takes it out again.',
  'already-there': 'The demo store is there already; nothing was changed.',
}

async function run(): Promise<void> {
  say(RESPONSES[await seedDemo(db)])
  await closeSetupStep(db, 'demo-shop') // in a new database: the first start need not load it
}

await runCommand(run, () => db.$client.end())
