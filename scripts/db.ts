import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { runCommand } from '#scripts/command.ts'
import { generateMigration } from '#scripts/generate-migration.ts'
import { withDatabase } from '#scripts/with-store-database.ts'

// Commands for the store's database, such as `npm run db seed`.

const USAGE = `Usage:
  npm run db migrate      applies missing migrations
  npm run db seed         loads the demo store
  npm run db unseed       removes the demo store
  npm run db check        checks stock, orders and totals; changes nothing
  npm run db fill         adds products, customers and orders for measurements (for example -- --products 500)
  npm run db generate     creates a migration from changed tables (for example -- --name add_a_column)`

const PROGRAMS: Readonly<Record<string, string | undefined>> = {
  seed: 'scripts/seed.ts',
  unseed: 'scripts/unseed.ts',
  check: 'scripts/check-invariants.ts',
  fill: 'tools/fill.ts',
}

async function run([command = '', ...args]: readonly string[]): Promise<number> {
  if (command === 'generate') return generateMigration(args)
  const program = PROGRAMS[command]
  if (!program && command !== 'migrate') throw new StartError(USAGE)
  return await withDatabase(program, args, { migratesFirst: true })
}

await runCommand(() => run(process.argv.slice(2)))
