import type { Browser } from '@playwright/test'
import { computeCompressedSize, hasAdminCode, loadPageCode, MAX_BYTES } from '#tests/support/page-weight.ts'
import { findExecutedScripts } from '#tests/support/run-scripts.ts'
import { listPublicPages, type Part, withStore } from '#tools/bench/bench-home.ts'
import type { Row } from '#tools/bench/row.ts'
import { openChromium } from '#tools/chromium.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true } as const

export const weightsPart: Part = {
  description:
    'Scripts are those that a page runs when opened, with their imports. Text counts with gzip -9 or as sent, whichever is more; HTML is compressed at the fast level until a page is requested again. Fonts and images count as Chromium loads them at 390 × 844 px with a device pixel ratio of 3. Admin code is detected by text from its screens.',
  measure: (home) =>
    withStore(home, {}, async ({ url }) => {
      await using browser = await openChromium()
      const rows: Row[] = []
      for (const [name, path] of await listPublicPages(url))
        rows.push(...(await measureWeights(browser, name, url, path)))
      return rows
    }),
}

async function measureWeights(browser: Browser, name: string, url: string, path: string): Promise<Row[]> {
  const { fonts, image, scripts } = await measureOpenedPage(browser, url + path)
  const read = async (file: string) => {
    const response = await fetch(url + file)
    return { text: await response.text(), bytes: Number(response.headers.get('content-length')) }
  }
  const code = await loadPageCode(read, path, scripts)
  const kilobytes = (content: string, bytes: number, limit: number): Row => ({
    work: `weight, ${name}: ${content}`,
    figures: [{ value: bytes / 1_000, unit: 'KB', target: { max: limit / 1_000 } }],
  })
  return [
    kilobytes('scripts', computeCompressedSize(code.scripts.values()), MAX_BYTES.scripts),
    kilobytes('styles', computeCompressedSize(code.styles.values()), MAX_BYTES.styles),
    kilobytes('HTML', computeCompressedSize([code.html]), MAX_BYTES.html),
    kilobytes('fonts', fonts, MAX_BYTES.fonts),
    kilobytes('largest image visible without scrolling', image, MAX_BYTES.image),
    {
      work: `weight, ${name}: scripts and styles with admin code`,
      figures: [{ value: hasAdminCode(code) ? 1 : 0, unit: 'score', target: { max: 0 } }],
    },
  ]
}

type OpenedPage = { readonly fonts: number; readonly image: number; readonly scripts: ReadonlySet<string> }

/**
 * Returns the bytes of all fonts that a phone loads, the bytes of the largest image that is visible without scrolling,
 * and the paths of the scripts that run.
 */
async function measureOpenedPage(browser: Browser, url: string): Promise<OpenedPage> {
  const page = await browser.newPage(PHONE)
  const sizes = new Map<string, Promise<number>>()
  const fonts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize)
    sizes.set(request.url(), size)
    if (request.resourceType() === 'font') fonts.push(size)
  })
  const scripts = await findExecutedScripts(page, url)
  await page.evaluate(() => document.fonts.ready)
  const shown = await page.evaluate(() => {
    const isInView = ({ top, bottom, left, right }: DOMRect) =>
      top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0
    return Array.from(document.images)
      .filter((image) => isInView(image.getBoundingClientRect()))
      .map(({ currentSrc }) => currentSrc)
  })
  const images = await Promise.all(shown.map((source) => sizes.get(source) ?? 0))
  const all = await Promise.all(fonts)
  await page.close()
  return { fonts: all.reduce((total, size) => total + size, 0), image: Math.max(0, ...images), scripts }
}
