import { readOptions, runCommand } from '#scripts/command.ts'
import { onThrowawayPostgres } from '#tools/throwaway-postgres.ts'

// Measures lists and search in nine languages on a database of its own.

const USAGE = `Usage:
  npm run tools measure-languages                        with 100,000 products
  npm run tools measure-languages -- --products 10000`

await runCommand(async () => {
  const { values } = readOptions(USAGE, { options: { products: { type: 'string', default: '100000' } } })
  await onThrowawayPostgres(0, async (_folder, url) => {
    const { measureLanguages } = await import('#tools/measured-languages.ts')
    await measureLanguages(url, Number(values.products))
    return 0
  })
})
