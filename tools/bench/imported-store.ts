import { fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { createShopifyExport } from '#tests/support/shopify-export.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import { getPid, listPublicPages } from '#tools/bench/bench-home.ts'
import { startLoad } from '#tools/faults/requests.ts'
import { percentile } from '#tools/stress/figures.ts'
import { readProcessorSeconds, readResidentMb } from '#tools/stress/process-usage.ts'
import { get, post } from '#tools/stress/request.ts'

// A child process in a separate network. It imports a product file with images into the built store while shoppers read
// cached pages, and prints what it measured.

export const PUBLIC_ADDRESS = '93.184.215.14'
const PAUSE_MS = 20
const IDLE_MS = 20_000

const importResult = z.object({
  seconds: z.number(),
  busySeconds: z.number(),
  /** 95th percentiles of cached pages, before and during the import. */
  idleMs: z.number(),
  pageMs: z.number(),
  /** Includes pages that the import invalidated. */
  allMs: z.number(),
  megabytes: z.number(),
  outcomes: z.string(),
})

export function parseImportResult(text: string): z.infer<typeof importResult> {
  return importResult.parse(JSON.parse(text))
}

async function measure(products: number): Promise<z.infer<typeof importResult>> {
  await using closing = new AsyncDisposableStack()
  const photos = closing.adopt(fork('tools/bench/image-host.ts', [PUBLIC_ADDRESS, '80']), (child) => void child.kill())
  await once(photos, 'message')
  const store = closing.adopt(await startStore({ env: { LOG_LEVEL: 'warn' } }), async ({ stop }) => void (await stop()))
  const { db } = closing.adopt(openStoreDatabase(store), ({ close }) => close())
  const { cookie } = await openStaffSession(db, store)
  const { url } = store
  const pids = [getPid(store), ...listWebProcesses(store)]
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, ...pids.map(readResidentMb).filter(Number.isFinite))
  }, 500)
  closing.defer(() => clearInterval(watch))
  const paths = (await listPublicPages(url)).map(([, path]) => path)
  const readPages = () =>
    startLoad(1, PAUSE_MS, (index) => get(url, paths[index % paths.length] ?? '/', { accepts: 'br' }))
  const p95 = (requests: readonly { readonly ms: number }[]) => {
    const values = requests.map(({ ms }) => ms)
    return percentile(values, 0.95)
  }
  const idle = readPages()
  await pause(IDLE_MS)
  await idle.stop()

  const [startedAt, busyBefore] = [performance.now(), readProcessorSeconds(getPid(store))]
  const shoppers = readPages()
  const form = new FormData()
  const file = createShopifyExport({ kind: 'apparel', products, images: `http://${PUBLIC_ADDRESS}` })
  form.append('file', new File([file], 'products.csv'))
  const sent = await post(url, '/admin/import/file', form, { cookie })
  const id = z.object({ to: z.string() }).parse(sent.body).to.split('/').at(-1)
  const press = (fields: Record<string, string>) =>
    post(url, `/admin/import/${id}.data`, new URLSearchParams(fields), { cookie })
  const read = async () => {
    const { rows } = await db.execute<{ state: string; revision: number; waiting: number }>(sql`
      select state, revision, (select count(*)::int from file_import_images
        where import_id = i.id and (state = 'waiting' or i.has_fetched)) as waiting
      from file_imports as i where id = ${id}`)
    return rows[0] ?? { state: '', revision: 0, waiting: 0 }
  }
  const until = async (hasReached: (now: Awaited<ReturnType<typeof read>>) => boolean) => {
    while (!hasReached(await read())) await pause(500)
  }
  await until(({ state }) => state === 'checked')
  await press({ intent: 'fetch' })
  await until(({ state, waiting }) => state === 'checked' && waiting === 0)
  await press({ intent: 'apply', revision: String((await read()).revision) })
  await until(({ state }) => state === 'applied')
  await shoppers.stop()
  const seconds = (performance.now() - startedAt) / 1_000
  if ([...idle.requests, ...shoppers.requests].some(({ status }) => status !== 200)) throw new Error('A page failed')
  const { rows } = await db.execute<{ outcome: string; count: number }>(sql`
    select outcome, count(*)::int from file_import_items where import_id = ${id} group by 1
    union all select 'images ' || state, count(*)::int from file_import_images where import_id = ${id} group by 1
    order by 1`)
  const isCached = ({ cache }: { readonly cache?: string | undefined }) => cache === 'hit'
  return {
    seconds,
    busySeconds: readProcessorSeconds(getPid(store)) - busyBefore,
    idleMs: p95(idle.requests.filter(isCached)),
    pageMs: p95(shoppers.requests.filter(isCached)),
    allMs: p95(shoppers.requests),
    megabytes,
    outcomes: rows.map(({ outcome, count }) => `${count} ${outcome}`).join(', '),
  }
}

if (import.meta.main) {
  process.stdout.write(JSON.stringify(await measure(Number(process.argv[2]))))
  process.exit()
}
