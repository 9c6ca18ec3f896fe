import { db } from '#app/platform/db/db.server.ts'
import { closeSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { removeDemo } from '#db/unseed.ts'
import '#app/wiring.images.ts'
import { runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'

const RESPONSES = {
  removed: 'The demo store is taken out. What is yours is as it was.',
  'not-there': 'There is no demo store here; what is yours is as it was.',
}

async function run(): Promise<void> {
  say(RESPONSES[await removeDemo(db)])
  await closeSetupStep(db, 'demo-shop') // in a new database: the first start need not load it either
}

await runCommand(run, () => db.$client.end())
