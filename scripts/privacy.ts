import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import '#app/wiring.ts'
import { runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

// Exports or erases the data stored under an email address.

const USAGE = `Usage:
  npm run --silent privacy -- export ada@example.com > ada.json
  npm run privacy -- erase ada@example.com`

async function run([command, email, ...rest]: readonly string[]): Promise<void> {
  if (!email?.includes('@') || rest.length > 0) throw new StartError(USAGE)
  if (command === 'export') {
    printLine(JSON.stringify(await exportPersonalData(db, email.trim()), null, 2))
  } else if (command === 'erase') {
    const { customer, orders, subscriber, messages, mails, tags } = await erasePersonalData(db, email.trim(), null)
    printLine(
      `Removed: ${formatCount(customer, 'customer')}, ${formatCount(subscriber, 'newsletter subscription')}, ${formatCount(messages, 'message')}, ${formatCount(mails, 'email')}, ${formatCount(tags, 'tag')}.`,
    )
    printLine(`Orders kept without name, email, phone and address: ${orders}.`)
  } else {
    throw new StartError(USAGE)
  }
}

function formatCount(removed: number | boolean | undefined, noun: string): string {
  const number = Number(removed ?? 0)
  return `${number} ${number === 1 ? noun : `${noun}s`}`
}

await runCommand(
  () => run(process.argv.slice(2)),
  () => db.$client.end(),
)
