import { db } from '#app/platform/db/db.server.ts'
import { closeSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { removeDemo } from '#db/unseed.ts'
import '#app/wiring.images.ts'
import { runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

const RESPONSES = {
  removed: 'Demo store removed. Your own data was not changed.',
  'not-there': 'There is no demo store to remove. Nothing was changed.',
}

async function run(): Promise<void> {
  printLine(RESPONSES[await removeDemo(db)])
  await closeSetupStep(db, 'demo-shop') // so that the first start with a new database does not load the demo data
}

await runCommand(run, () => db.$client.end())
