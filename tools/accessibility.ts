import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { z } from 'zod'
import { MEASURED_PAGES } from '#app/operations/accessibility/measured-pages.ts'
import type { Measurement } from '#app/operations/accessibility/measurement.ts'
import { printLine } from '#scripts/log-line.ts'
import { waitForHydration } from '#tests/e2e/fixtures.ts'
import { startStore } from '#tests/support/store.ts'
import { openChromium } from '#tools/chromium.ts'

// Checks the public pages of the built demo store. The store's accessibility statement shows the result.

const FILE = 'app/operations/accessibility/measured.json'
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

await using closing = new AsyncDisposableStack()
const store = closing.adopt(await startStore(), async ({ stop }) => void (await stop()))
const browser = closing.use(await openChromium())
const findings = new Map<string, { help: string; pages: string[] }>()
for (const viewport of VIEWPORTS) {
  const context = await browser.newContext({ baseURL: store.url, viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const [pattern, path] of Object.entries(MEASURED_PAGES)) {
    await page.goto(path)
    await waitForHydration(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).exclude('iframe').analyze()
    printLine(`${viewport.width} px ${path}: ${violations.map(({ id }) => id).join(', ') || 'nothing found'}`)
    for (const { id, help } of violations) {
      const { pages } = findings.get(id) ?? { pages: [] }
      findings.set(id, { help, pages: [...new Set([...pages, pattern])] })
    }
  }
  await context.close()
}

const measured: Measurement = {
  date: new Date().toISOString().slice(0, 10),
  version: readVersion('package.json'),
  axe: readVersion(createRequire(import.meta.url).resolve('axe-core/package.json')),
  widths: VIEWPORTS.map(({ width }) => width),
  pages: Object.keys(MEASURED_PAGES),
  findings: [...findings].map(([rule, found]) => ({ rule, ...found })).toSorted((a, b) => a.rule.localeCompare(b.rule)),
}
writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`)
printLine(`${measured.pages.length} pages, ${measured.findings.length} rules violated: ${FILE}`)

function readVersion(file: string): string {
  return z.looseObject({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
