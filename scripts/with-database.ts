import process from 'node:process'
import { runCommand } from '#scripts/command.ts'
import { withDatabase } from '#scripts/with-store-database.ts'

// Runs a script with the store's database, which is migrated first unless --as-it-is is given. Without a script, only
// migrates the database.

const options = process.argv.slice(2)
const skipsMigration = options[0] === '--as-it-is'
const [script, ...args] = skipsMigration ? options.slice(1) : options

await runCommand(() => withDatabase(script, args, { migratesFirst: !skipsMigration }))
