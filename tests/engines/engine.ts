/** A tab in a browser other than Chromium. Selectors are CSS; each call waits until its element exists. */
export type EnginePage = {
  readonly open: (url: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  /** Types text into an empty field. */
  readonly type: (selector: string, text: string) => Promise<void>
  /** Runs a function body in the page. Returns its result as JSON. */
  readonly evaluate: (body: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 30_000
const PAUSE_MS = 100

/** Polls the page. @throws if the function body does not return a truthy value in time */
export async function waitUntil(page: Pick<EnginePage, 'evaluate'>, body: string): Promise<void> {
  const limit = Date.now() + TIMEOUT_MS
  while (!(await page.evaluate(body))) {
    if (Date.now() > limit) throw new Error(`Timed out waiting for: ${body}\n${await page.evaluate(DESCRIBE_PAGE)}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

export function waitForElement(page: Pick<EnginePage, 'evaluate'>, selector: string): Promise<void> {
  return waitUntil(page, `return document.querySelector(${JSON.stringify(selector)}) !== null`)
}

/** Waits until the page's scripts are running. Earlier clicks are replayed, but typed keys may be lost. */
export function waitForScripts(page: Pick<EnginePage, 'evaluate'>): Promise<void> {
  return waitUntil(page, 'return document.readyState === "complete" && window.earlyEvents === undefined')
}

const DESCRIBE_PAGE = 'return location.href + " " + document.body.innerText.slice(0, 2000)'

/** Clicks the first visible element that matches a selector and whose text begins with `text`. */
export async function press(page: EnginePage, selector: string, text: string): Promise<void> {
  await waitUntil(
    page,
    `const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
       element.checkVisibility() && element.textContent.trim().startsWith(${JSON.stringify(text)}))
     for (const earlier of document.querySelectorAll('[data-press]')) earlier.removeAttribute('data-press')
     found?.setAttribute('data-press', '')
     return found !== undefined`,
  )
  await page.click('[data-press]')
}

/** Types into the field with this label. */
export async function fill(page: EnginePage, label: string, text: string): Promise<void> {
  const find = `[...document.querySelectorAll('label')].find((label) => label.textContent.trim().startsWith(${JSON.stringify(label)}))`
  await waitUntil(page, `return ${find} !== undefined`)
  const id = await page.evaluate(`return ${find}.htmlFor`)
  await page.type(`[id="${id}"]`, text)
}
