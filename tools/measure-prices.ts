import { readOptions, runCommand } from '#scripts/command.ts'
import { onThrowawayPostgres } from '#tools/throwaway-postgres.ts'

// Measures the prices of 12 markets on a database of its own.

const USAGE = `Usage:
  npm run tools measure-prices                        with 100,000 products
  npm run tools measure-prices -- --products 10000`

await runCommand(async () => {
  const { values } = readOptions(USAGE, { options: { products: { type: 'string', default: '100000' } } })
  await onThrowawayPostgres(0, async (_folder, url) => {
    const { measureMarkets } = await import('#tools/measured-markets.ts')
    await measureMarkets(url, Number(values.products))
    return 0
  })
})
