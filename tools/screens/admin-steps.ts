import { expect, type Page } from '@playwright/test'
import { codeAt, stepAt } from '#app/features/staff/second-factor/totp.ts'
import { visit } from '#tests/e2e/fixtures.ts'
import { keyFrom } from '#tests/e2e/staff.ts'

// What scenes of the admin have in common: the ways a person comes to the state that is to be seen.

/** The first row of a list leads there. */
export function rowOf(list: string): (page: Page) => Promise<string> {
  return async (page) => {
    await page.goto(list)
    return (await page.locator('.row-link').first().getAttribute('href')) ?? list
  }
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
}

export async function dialogOf(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name)
  await page.locator('dialog[open]').first().waitFor()
}

export async function chooseRows(page: Page): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox', { name: /^Select/ })
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  await page.getByText('3 selected').first().waitFor()
}

/** A dialog of the bar that there is while rows are chosen. */
export function bulkDialog(name: string | RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await chooseRows(page)
    await page.locator('.bulk-bar').getByRole('button', { name }).click()
    await page.locator('dialog[open]').first().waitFor()
  }
}

/** A screen's data is answered with a failure. */
export async function failNext(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }))
}

/** Goes to another screen whose answer does not come. */
export function onTheWay(link: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route('**/admin/**.data*', () => {}) // never answered
    const menu = page.getByRole('button', { name: 'Open navigation' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).filter({ visible: true }).click()
    await page.getByRole('status').filter({ visible: true }).first().waitFor()
  }
}

/** The one member of staff that the shops of the tests have. */
const STAFF = { email: 'owner@lumina.test', password: 'correct-horse-battery' }

async function showPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(STAFF.email)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await press(page, 'Sign in')
  await expect(page).not.toHaveURL('/admin/login')
}

/** Signs in and switches on a second factor, whose backup codes are in sight then. */
export async function switchOnSecondFactor(page: Page): Promise<void> {
  await showPassword(page)
  await setUpSecondFactor(page)
}

async function setUpSecondFactor(page: Page): Promise<void> {
  await visit(page, '/admin/account')
  const panel = page.getByRole('region', { name: 'Second factor' })
  await panel.getByLabel('Current password').fill(STAFF.password)
  await panel.getByRole('button', { name: 'Set up' }).click()
  const key = keyFrom((await panel.locator('code').textContent()) ?? '')
  const now = stepAt(new Date())
  await panel.getByLabel('First code').fill(await codeAt(key, now))
  await panel.getByLabel('The code after it').fill(await codeAt(key, now + 1))
  await panel.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('region', { name: 'Backup codes' }).getByRole('listitem').first().waitFor()
}

/** As far as the question for a code, which is asked once a second factor is on. */
export async function comeToTheCode(page: Page): Promise<void> {
  await showPassword(page)
  if (!page.url().endsWith('/admin/login/code')) {
    await setUpSecondFactor(page)
    await page.context().clearCookies()
    await visit(page, '/admin/login')
    await showPassword(page)
  }
  await page.getByLabel('Code').waitFor()
}
