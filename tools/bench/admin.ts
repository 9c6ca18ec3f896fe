import { createStaffReader, listAllScreens } from '#tools/admin-screens.ts'
import { type Part, withStore } from '#tools/bench/bench-home.ts'
import { type Times, timeAll, toPercentileRow } from '#tools/bench/times.ts'
import { readDuration, startWatching } from '#tools/bench/watch-page.ts'
import { openChromium } from '#tools/chromium.ts'
import { addCookie, logIn } from '#tools/log-in.ts'

/** Limits for rendering a screen on the server, and for showing a screen after a click. */
export const [SCREEN_MS, SHOWN_MS] = [50, 200]

export const adminPart: Part = {
  description:
    'The demo store. On the server: every screen and form over HTTP, with each list in every sort, filter, tab and search, one request at a time. In Chromium: from a click in the navigation until the frame after the screen’s heading appears.',
  measure: (home) =>
    withStore(home, {}, async ({ url, admin }) => {
      const cookie = await logIn(url, admin)
      const read = createStaffReader(url, cookie)
      const screens = await timeScreens(read, await listAllScreens(read), home.quick ? 1 : 3)
      return [
        toPercentileRow('admin, all screens of the demo store on the server: p99', screens, SCREEN_MS),
        toPercentileRow(
          'admin, from a click in the navigation until the screen is shown: p99',
          await timeClicks(url, cookie, home.quick ? 1 : 10),
          SHOWN_MS,
        ),
      ]
    }),
}

/** Requests screens over HTTP. Calls `report` for each failed request; by default, it throws. */
export async function timeScreens(
  read: ReturnType<typeof createStaffReader>,
  paths: readonly string[],
  times: number,
  report: (failure: string) => void = throwError,
): Promise<Times> {
  return await timeAll(paths, times, async (path) => {
    const { status } = await read(path)
    if (status !== 200) report(`${path} responded with ${status}`)
  })
}

function throwError(message: string): never {
  throw new Error(message)
}

async function timeClicks(url: string, cookie: string, rounds: number): Promise<Times> {
  await using browser = await openChromium()
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await addCookie(context, url, cookie)
  const page = await context.newPage()
  await page.goto('/admin', { waitUntil: 'networkidle' })
  const links = await page.getByRole('navigation', { name: 'Admin' }).getByRole('link').all()
  const durations = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const link of links) {
      if ((await link.getAttribute('aria-current')) === 'page') continue
      const heading = (await page.locator('h1').textContent()) ?? ''
      await startWatching(page, { selector: 'h1', textBefore: heading }, 'click')
      const label = (await link.textContent()) ?? ''
      await link.click()
      durations.set(label, [...(durations.get(label) ?? []), await readDuration(page)])
      await page.waitForLoadState('networkidle')
    }
  }
  return durations
}
