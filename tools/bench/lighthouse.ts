import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { Client } from 'pg'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { type BrandLook, BUILT_IN, isBuiltIn } from '#app/store/brand-look.ts'
import { type BenchHome, listPublicPages, type Part, withStore } from '#tools/bench/bench-home.ts'
import { median, type Row } from '#tools/bench/row.ts'
import { CHROMIUM } from '#tools/chromium.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MIN_PERFORMANCE = 97
const MAX_SHIFT = 0.01
/** Limits for the pages at which most shoppers arrive; the other pages are only reported. */
const MAX_BLOCKING_MS: Readonly<Record<string, number>> = { home: 20, shop: 20 }

/** Scores are from 0 to 100. */
type PageAudit = {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly shift: number
  readonly largestPaintMs: number
  /** The time beyond 50 ms of each task, until the page is interactive. */
  readonly blockingMs: number
  readonly failed: readonly string[]
}

export const lighthousePart: Part = {
  description:
    'Lighthouse’s preset for phones (simulated slow network and a quarter of the processor), median of 3 runs, each in a new Chromium.',
  measure: async (home) => withStore(home, {}, ({ url }) => auditAll(home, url)),
}

export const brandsPart: Part = {
  description: 'Like lighthouse, but for each example brand except the built-in look.',
  measure: async (home) =>
    withStore(home, {}, async ({ url }) => {
      const rows: Row[] = []
      for (const { name, look } of EXAMPLE_BRANDS) {
        if (isBuiltIn(look)) continue
        await publishLook(home, url, look)
        rows.push(...(await auditAll(home, url, `${name}, `)))
      }
      await publishLook(home, url, null)
      return rows
    }),
}

/** Publishes a look, or the built-in look if null, and waits until pages show it. */
async function publishLook({ databaseUrl }: BenchHome, url: string, look: BrandLook | null): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('delete from brands')
  const insert = "insert into brands (id, state, look, published_at) values (gen_random_uuid(), 'published', $1, now())"
  if (look) await client.query(insert, [JSON.stringify(look)])
  await client.end()
  const theme = `content="${(look ?? BUILT_IN).colors.announcement}"`
  while (!(await (await fetch(url)).text()).includes(theme)) await setTimeout(100)
}

async function auditAll({ quick, say }: BenchHome, url: string, brand = ''): Promise<Row[]> {
  const rows: Row[] = []
  for (const [page, path] of await listPublicPages(url)) {
    const name = brand + page
    const runs: PageAudit[] = []
    while (runs.length < (quick ? 1 : 3)) runs.push(await auditWithRetries(url + path, say))
    const failed = [...new Set(runs.flatMap((each) => each.failed))]
    if (failed.length > 0) say(`  ${name}: ${failed.join('; ')}`)
    rows.push(...toRows(name, runs))
  }
  return rows
}

function toRows(name: string, runs: readonly PageAudit[]): Row[] {
  const paint = median(runs.map(({ largestPaintMs }) => largestPaintMs))
  const scores = CATEGORIES.map((category): Row => {
    const value = median(runs.map((each) => each.scores[category]))
    const isSpeed = category === 'performance'
    return {
      work: `Lighthouse, ${name}: ${category}`,
      figures: [{ value, unit: 'score', target: { min: isSpeed ? MIN_PERFORMANCE : 100 } }],
      ...(isSpeed && { remark: `largest paint after ${(paint / 1_000).toFixed(1)} s` }),
    }
  })
  const shift = median(runs.map((each) => each.shift))
  const blocking = runs.map((each) => each.blockingMs)
  const max = MAX_BLOCKING_MS[name]
  return [
    ...scores,
    {
      work: `Lighthouse, ${name}: layout shift`,
      figures: [{ value: shift, unit: 'shift', target: { max: MAX_SHIFT } }],
    },
    {
      work: `Lighthouse, ${name}: total blocking time`,
      figures: [{ value: median(blocking), unit: 'ms', target: max === undefined ? null : { max } }],
      remark: `from ${Math.min(...blocking).toFixed(0)} to ${Math.max(...blocking).toFixed(0)} ms`,
    },
  ]
}

/** Retries twice: on a busy machine, Lighthouse can lose the page. */
async function auditWithRetries(url: string, say: BenchHome['say']): Promise<PageAudit> {
  for (let left = 2; left > 0; left--) {
    try {
      return await auditOnce(url)
    } catch (error) {
      say(`  a run failed and will be repeated: ${error instanceof Error ? error.message : error}`)
    }
  }
  return await auditOnce(url)
}

async function auditOnce(url: string): Promise<PageAudit> {
  const profile = mkdtempSync(join(tmpdir(), 'lumina-chromium-'))
  const browser = spawn(
    CHROMIUM,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true }, // its own process group, because Debian's program is a script
  )
  try {
    const result = await lighthouse(url, {
      port: await readPort(browser),
      onlyCategories: [...CATEGORIES],
      logLevel: 'silent',
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result')
    const { categories, audits } = result.lhr
    const broken = Object.values(audits).find(({ errorMessage }) => errorMessage !== undefined)
    if (broken) throw new Error(`${broken.title}: ${broken.errorMessage}`)
    const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      failed: Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': ')),
    }
  } finally {
    const ended = once(browser, 'exit')
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function readPort(browser: ChildProcess): Promise<number> {
  let output = ''
  for await (const text of browser.stderr ?? []) {
    output += String(text)
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`Chromium did not start: ${output}`)
}
