import { spawn } from 'node:child_process'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import type { Part } from '#tools/bench/bench-home.ts'
import { PUBLIC_ADDRESS, parseImportResult } from '#tools/bench/imported-store.ts'
import { ratio } from '#tools/bench/row.ts'

const [MAX_S, MAX_SLOWDOWN, MAX_MB] = [600, 1.5, 500]

export const importPart: Part = {
  onlyByName: true, // needs Linux and root
  description:
    'A file with 2,000 products and 6,000 images, from the upload until all are saved, while cached home, shop and product pages are read one after another. These are compared with 20 seconds before the import. The store only fetches images from public addresses, so everything runs in a separate network in which this machine has a public address.',
  measure: async ({ quick }) => {
    const products = quick ? 20 : 2_000
    const { seconds, busySeconds, idleMs, pageMs, allMs, megabytes, outcomes } = await importInSeparateNetwork(products)
    const size = `${products.toLocaleString('en-US')} products with images`
    return [
      {
        work: `import of ${size}`,
        figures: [{ value: seconds, unit: 's', target: { max: MAX_S } }],
        remark: `${busySeconds.toFixed(0)} s of processor time; ${outcomes}`,
      },
      {
        work: 'cached pages during an import, against those before: p95',
        figures: [ratio(pageMs / idleMs, 'the time', { max: MAX_SLOWDOWN })],
        remark: `${idleMs.toFixed(1)} ms before; ${allMs.toFixed(1)} ms including pages that the import invalidated`,
      },
      {
        work: 'memory of the largest process during an import',
        figures: [{ value: megabytes, unit: 'MB', target: { max: MAX_MB } }],
      },
    ]
  },
}

async function importInSeparateNetwork(products: number) {
  const enter = `ip link set lo up && ip addr add ${PUBLIC_ADDRESS}/32 dev lo && exec "$@"`
  const program = [process.execPath, 'tools/bench/imported-store.ts', String(products)]
  const child = spawn('unshare', ['--net', 'sh', '-c', enter, 'sh', ...program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.on('error', () => {}) // its output is then empty, which is reported below
  const output = await text(child.stdout)
  if (!output) throw new Error('Only root on Linux can measure an import, with the programs unshare and ip')
  return parseImportResult(output)
}
