import { expect, type Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'], root: true }))

/** The page as the server sends it has no errors by the HTML standard. */
export async function expectValidHtml(page: Page): Promise<void> {
  const html = await (await page.request.get(page.url(), { maxRetries: 2 })).text() // the server may end an idle connection
  const { results } = await validator.validateString(html)
  const errors = results.flatMap(({ messages }) => messages)
  expect(errors.map(({ message, selector }) => `${selector}: ${message}`)).toEqual([])
}
