import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'
import { logIn, requesterOf } from '#tools/admin-request.ts'
import { screensFrom } from '#tools/admin-screens.ts'
import { openChromium } from '#tools/chromium.ts'
import { percentile } from '#tools/stress/figures.ts'

// Times every screen of a running store's admin.

const USAGE = `Usage, on a store that is running (fill it first: npm run db fill):
  ADMIN_EMAIL=ada@example.com ADMIN_PASSWORD=… npm run tools measure-admin -- http://localhost:3000
  … -- http://localhost:3000 --times 300 --only orders     one part of it, more often`

/** Limits for a list on the server, and for a screen until it is shown (docs/measuring.md). */
const [LIST_MS, SCREEN_MS] = [50, 200]
const WARM_UP = 5

async function loggedIn(base: string): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (!email || !password) throw new StartError(USAGE)
  return await logIn(base, { email, password })
}

function line(name: string, values: readonly number[], limit: number): string {
  const figures = [percentile(values, 0.5), percentile(values, 0.99)].map((ms) => ms.toFixed(1).padStart(8)).join('')
  return `${figures}  ${name}${percentile(values, 0.99) > limit ? `  over ${limit} ms` : ''}`
}

/** Requests each path as a page, and as the data that a click on a link requests. */
async function measureServer(base: string, cookie: string, times: number, only: string): Promise<void> {
  const request = requesterOf(base, cookie)
  const paths = (await screensFrom(request)).filter((path) => path.includes(only))
  say(`\nMilliseconds on the server, ${times} times each: p50, p99`)
  for (const path of paths) {
    const [pathname = '', query] = path.split('?')
    const ways = [path, `${pathname === '/admin' ? '/admin/_root' : pathname}.data${query ? `?${query}` : ''}`]
    for (const way of pathname === '/admin' ? [path] : ways) {
      const taken: number[] = []
      for (let time = -WARM_UP; time < times; time++) {
        const { status, ms } = await request(way)
        if (status !== 200) throw new StartError(`${way} responded with ${status}.`)
        if (time >= 0) taken.push(ms)
      }
      say(line(way, taken, LIST_MS))
    }
  }
}

/** Measures from a click in the navigation until the frame that shows the screen's heading. */
async function measureBrowser(base: string, cookie: string, rounds: number): Promise<void> {
  await using browser = await openChromium()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: base }])
  await page.goto(new URL('/admin', base).href, { waitUntil: 'networkidle' })
  const entries = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  const taken = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const entry of await entries.all()) {
      if ((await entry.getAttribute('aria-current')) === 'page') continue
      const label = (await entry.textContent()) ?? ''
      const shown = entry.evaluate(
        (link, before) =>
          new Promise<number>((resolve) => {
            let startedAt = 0
            const look = () => {
              if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look)
              return requestAnimationFrame(() => resolve(performance.now() - startedAt))
            }
            const start = () => {
              startedAt = performance.now()
              look()
            }
            link.addEventListener('click', start, { once: true, capture: true })
          }),
        await page.locator('h1').textContent(),
      )
      await entry.click()
      taken.set(label, [...(taken.get(label) ?? []), await shown])
      await page.waitForLoadState('networkidle')
    }
  }
  say(`\nMilliseconds from a click in the navigation to the screen, ${rounds} times each: p50, p99`)
  for (const [label, values] of taken) say(line(label, values, SCREEN_MS))
}

async function run(): Promise<void> {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { times: { type: 'string', default: '100' }, only: { type: 'string', default: '' } },
  })
  const [base] = positionals
  const times = Number(values.times)
  if (!base || !URL.canParse(base) || !Number.isInteger(times) || times < 1) throw new StartError(USAGE)
  const cookie = await loggedIn(base)
  await measureServer(base, cookie, times, values.only)
  if (!values.only) await measureBrowser(base, cookie, 10)
}

await runCommand(run)
process.exit()
