import process from 'node:process'
import { runCommand } from '#scripts/command.ts'
import { withDatabase } from '#scripts/with-store-database.ts'

// Runs a script with the store's database, migrated first unless --as-it-is is given. Without a script, it only
// migrates.

const given = process.argv.slice(2)
const skipsMigration = given[0] === '--as-it-is'
const [script, ...args] = skipsMigration ? given.slice(1) : given

await runCommand(() => withDatabase(script, args, { migratesFirst: !skipsMigration }))
