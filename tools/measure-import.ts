import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { cpus, loadavg } from 'node:os'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { StartError } from '#app/lib/errors.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'
import { shopifyExport } from '#tests/support/shopify-export.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { startStore, temporaryFolder } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { publicPages } from '#tools/bench/bench-home.ts'
import { processesBelow, processorSeconds, residentMb } from '#tools/stress/process-usage.ts'

// Imports a product file with images into the built store while shoppers read cached pages. The store fetches only from
// public addresses, so this runs in a network of its own (Linux, root) in which this machine has one.

const USAGE = `Usage:
  npm run tools measure-import                       2,000 products with 6,000 images
  npm run tools measure-import -- --products 200`

/** Of the network of its own; somebody else's outside of it. */
const PUBLIC_ADDRESS = '93.184.215.14'
const INSIDE = 'MEASURE_IMPORT_INSIDE'
const TARGETS = { minutes: 10, slowdown: 1.5, megabytes: 500 }
const PAUSE_MS = 20
const IDLE_MS = 20_000

function enterOwnNetwork(args: readonly string[]): number {
  const enter = `ip link set lo up && ip addr add ${PUBLIC_ADDRESS}/32 dev lo && exec "$@"`
  const command = ['--net', 'sh', '-c', enter, 'sh', process.execPath, 'tools/measure-import.ts', ...args]
  const { status, error } = spawnSync('unshare', command, { stdio: 'inherit', env: { ...process.env, [INSIDE]: '1' } })
  if (error) throw new StartError('This needs Linux with the programs unshare and ip.')
  return status ?? 1
}

/** `cached`: of responses from the cache; `all`: also of those that an import has invalidated. */
type Times = { readonly cached: readonly number[]; readonly all: readonly number[]; readonly stop: () => Promise<void> }

/** Returns whether it came from the cache. `fetch` would take longer than the store. */
async function readPage(url: string, agent: Agent): Promise<boolean> {
  const [response]: IncomingMessage[] = await once(
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }),
    'response',
  )
  if (response?.statusCode !== 200) throw new Error(`A page responded with ${response?.statusCode}`)
  await once(response.resume(), 'end')
  return response.headers['x-cache'] === 'hit'
}

/** Requests cached pages one after the other, like a shopper without a break. */
function readPages(urls: readonly string[]): Times {
  const cached: number[] = []
  const all: number[] = []
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  const run = (async () => {
    for (let at = 0; !isOver; at++) {
      const startedAt = performance.now()
      const isHit = await readPage(urls[at % urls.length] ?? '', agent)
      const ms = performance.now() - startedAt
      all.push(ms)
      if (isHit) cached.push(ms)
      await pause(PAUSE_MS)
    }
  })()
  return {
    cached,
    all,
    stop: async () => {
      isOver = true
      await run
    },
  }
}

function p95(ms: readonly number[]): number {
  return ms.toSorted((a, b) => a - b)[Math.floor(ms.length * 0.95)] ?? Number.NaN
}

async function measure(products: number): Promise<number> {
  const photos = fork('tools/import-images.ts', [PUBLIC_ADDRESS, '80'])
  await once(photos, 'message')
  const dataDir = temporaryFolder()
  const store = await startStore({ dataDir, env: { LOG_LEVEL: 'warn' } })
  const database = openStoreDatabase(store)
  const { cookie } = await openStaffSession(database.db, store)
  const supervisor = store.supervisor.pid ?? 0
  const web = processesBelow(supervisor)
  let peak = 0
  const watch = setInterval(() => {
    const now = [supervisor, ...processesBelow(supervisor)].filter((pid) => web.includes(pid) || pid === supervisor)
    peak = Math.max(peak, ...now.map(residentMb).filter(Number.isFinite))
  }, 500)
  try {
    const { url } = store
    const urls = (await publicPages(url)).map(([, path]) => url + path)
    const idle = readPages(urls)
    await pause(IDLE_MS)
    await idle.stop()

    const startedAt = performance.now()
    const busyBefore = processorSeconds(supervisor)
    const seconds = () => Math.round((performance.now() - startedAt) / 1_000)
    const shoppers = readPages(urls)
    const form = new FormData()
    const file = shopifyExport({ kind: 'apparel', products, images: `http://${PUBLIC_ADDRESS}` })
    form.append('file', new File([file], 'products.csv'))
    const headers = { Cookie: cookie, Origin: url }
    const sent = await fetch(`${url}/admin/import/file`, { method: 'POST', headers, body: form })
    const { to } = (await sent.json()) as { to: string } // our own endpoint
    const id = to.split('/').at(-1)
    const press = (fields: Record<string, string>) =>
      fetch(`${url}/admin/import/${id}.data`, { method: 'POST', headers, body: new URLSearchParams(fields) })
    const read = async () => {
      const { rows } = await database.db.execute<{ state: string; revision: number; waiting: number }>(sql`
        select state, revision, (select count(*)::int from file_import_images
          where import_id = i.id and (state = 'waiting' or i.has_fetched)) as waiting
        from file_imports as i where id = ${id}`)
      return rows[0] ?? { state: '', revision: 0, waiting: 0 }
    }
    const until = async (is: (now: Awaited<ReturnType<typeof read>>) => boolean) => {
      while (!is(await read())) await pause(500)
    }
    await until(({ state }) => state === 'checked')
    say(`${seconds()} s: the file is checked.`)
    await press({ intent: 'fetch' })
    await until(({ state, waiting }) => state === 'checked' && waiting === 0)
    say(`${seconds()} s: the images are fetched.`)
    const fetched = shoppers.cached.length
    await press({ intent: 'apply', revision: String((await read()).revision) })
    await until(({ state }) => state === 'applied')
    await shoppers.stop()
    const taken = seconds()
    const { rows } = await database.db.execute(sql`
      select outcome, count(*)::int, (select state || ' ' || count(*) from file_import_images
        where import_id = ${id} group by state limit 1) as images
      from file_import_items where import_id = ${id} group by 1 order by 1`)
    const [before, during] = [p95(idle.cached), p95(shoppers.cached)]
    const all = p95(shoppers.all)
    say(rows.map((row) => JSON.stringify(row)).join(', '))
    say(`${taken} s in all, ${Math.round(processorSeconds(supervisor) - busyBefore)} s of processor time.`)
    say(
      `Cached pages, p95: ${before.toFixed(1)} ms idle, ${during.toFixed(1)} ms during it, ${(during / before).toFixed(2)} times; ${p95(shoppers.cached.slice(0, fetched)).toFixed(1)} ms until the images were there. With pages that it invalidated: ${all.toFixed(1)} ms.`,
    )
    say(`Memory of the largest process of the store: ${Math.round(peak)} MB.`)
    const isMet = taken <= TARGETS.minutes * 60 && during / before <= TARGETS.slowdown && peak <= TARGETS.megabytes
    return isMet ? 0 : 1
  } finally {
    clearInterval(watch)
    await database.close()
    await store.stop()
    photos.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await runCommand(async () => {
  const { values } = readOptions(USAGE, { options: { products: { type: 'string', default: '2000' } } })
  if (!process.env[INSIDE]) {
    await buildIfChanged(say)
    return enterOwnNetwork(['--products', values.products])
  }
  say(`${cpus().length} processors, load before ${loadavg()[0]?.toFixed(1)}.`)
  return await measure(Number(values.products))
})
process.exit()
