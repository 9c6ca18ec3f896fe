import { launch } from 'puppeteer-core'
import { type EnginePage, waitForElement } from '#tests/engines/engine.ts'

/** Opens Debian's Firefox ESR through WebDriver BiDi. */
export async function openFirefox(): Promise<EnginePage> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true })
  const page = await browser.newPage()
  const evaluate = (body: string) => page.evaluate(`(() => { ${body} })()`)
  return {
    evaluate,
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    async click(selector) {
      await waitForElement({ evaluate }, selector)
      await page.click(selector)
    },
    async type(selector, text) {
      await waitForElement({ evaluate }, selector)
      await page.type(selector, text)
    },
    close: () => browser.close(),
  }
}
