import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const REDIRECTS = {
  name: 'redirects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Redirect from,Redirect to\n/pages/several,/faq\n'),
}

test('several files are sent at once, and each says what became of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/import')
  const sheet = { name: 'sheet.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004data') }
  await page.getByLabel('Files to import').setInputFiles([REDIRECTS, sheet])
  const sent = page.getByRole('status').getByRole('listitem')
  await expect(sent).toHaveText([/^redirects\.csv$/, /^sheet\.xlsx.*This is not a CSV file\./])
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await sent.getByRole('link', { name: 'redirects.csv' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import redirects' })).toBeVisible()
})

test('discount codes are held or added once their currency is confirmed', async ({ page }) => {
  const lines = [
    'Name,Value,Value Type,Type',
    'E2E-ADDED,-7.5,percentage,Amount Off',
    'E2E-HELD,-100,percentage,Buy X Get Y',
  ]
  await openAdminPage(page, '/admin/import')
  const file = { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await page.getByLabel('Files to import').setInputFiles([file])
  await expect(page.getByText('“Buy X Get Y” is no discount that codes here have')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Use this currency' }).click()
  await page.getByRole('button', { name: 'Add 1 discount code' }).click()
  await expect(page.getByText('1 discount code was saved.')).toBeVisible()
  await page.goto('/admin/discounts?q=e2e-')
  await expect(page.getByRole('link', { name: 'E2E-ADDED' }).first()).toBeVisible()
  await expect(page.getByText('E2E-HELD')).toHaveCount(0)
})

test('Markdown files are checked and added as pages of one import', async ({ page }) => {
  const slug = `care-${randomUUID().slice(0, 8)}`
  const file = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/import')
  const files = [file(`${slug}.md`, '---\ntitle: "Care of linen"\n---\n\nWash [how].\n'), file('plain.md', 'No title.')]
  await page.getByLabel('Files to import').setInputFiles(files)
  await expect(page.getByRole('heading', { level: 1, name: 'Import pages' })).toBeVisible()
  await expect(page.getByText('1 new, 1 refused. Nothing has changed yet.')).toBeVisible()
  await expect(page.getByText('File 2, plain: Title is required')).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Add 1 page' }).click()
  await expect(page.getByText('1 page was saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Open pages' }).click()
  await expect(page.getByRole('link', { name: 'Care of linen' })).toBeVisible()
})

test('files dropped where none are taken do not replace the page, and leaving it while one is sent is final', async ({
  page,
}) => {
  await openAdminPage(page, '/admin/import')
  const drop = (selector: string) =>
    page.evaluate((at) => {
      const box = document.querySelector(at)?.getBoundingClientRect() ?? new DOMRect()
      const target = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['a'], 'a.csv'))
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
      target?.dispatchEvent(event)
      return event.defaultPrevented ? 'refused' : 'taken'
    }, selector)
  const field = 'input[type=file]'
  expect(await drop('h1')).toBe('refused')
  expect(await drop(field)).toBe('taken')

  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/admin/import/file', async (route) => {
    await released
    await route.continue()
  })
  await page.getByLabel('Files to import').setInputFiles(REDIRECTS)
  await expect(page.getByText('Sending redirects.csv…')).toBeVisible()
  expect(await drop(field)).toBe('refused')
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(page).toHaveURL('/admin/customers')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/assets/')) requested.push(pathname) // scripts that a page loads when it is idle
  })
  const response = page.waitForResponse('**/admin/import/file')
  release()
  await (await response).finished()
  await page.evaluate(async () => await fetch('/admin/customers')) // longer than what the upload would lead to
  expect(requested).toEqual(['/admin/customers'])
  await expect(page).toHaveURL('/admin/customers')
})

async function checkFile(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await openAdminPage(page, '/admin/import')
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await page.getByLabel('Files to import').setInputFiles([file])
  await page.waitForURL(/\/admin\/import\/[0-9a-f-]{36}$/)
}

test('the customers and orders of an earlier store are imported, found and shown with each other', async ({ page }) => {
  test.slow() // axe checks three screens
  await page.setViewportSize({ width: 390, height: 844 })
  const id = randomUUID().slice(0, 8)
  const email = `amara-${id}@example.com`
  await checkFile(page, 'customers_export.csv', [
    'First Name,Last Name,Email,Accepts Email Marketing,Total Spent,Total Orders,Tags',
    `Amara,${id},${email},yes,90.00,1,vip`,
    'No,Mail,,yes,0,0,',
  ])
  await expect(page.getByText('1 new, 1 refused. Nothing has changed yet.')).toBeVisible()
  await page.getByLabel(/^Currency of the amounts/).selectOption('EUR')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Use this currency' }).click()
  await page.getByLabel(/^Currency of the amounts/).selectOption('GBP')
  await page.getByRole('button', { name: 'Change currency' }).click()
  await page.getByRole('button', { name: 'Add 1 customer' }).click()
  await expect(page.getByText('1 customer was saved.')).toBeVisible()

  await checkFile(page, 'orders_export.csv', [
    'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name',
    `#${id},${email},paid,EUR,85.00,5.00,0.00,91.00,2024-05-31 14:30:10 +0100,2,Linen dress,40.00,Amara ${id}`,
    `#${id},,,,,,,,,1,Woven belt,5.00,`,
  ])
  await page.getByRole('button', { name: 'Add 1 order' }).click()
  await expect(page.getByText('1 order was saved.')).toBeVisible()
  const imported = new URL(page.url()).pathname

  await openAdminPage(page, '/admin/orders')
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('link', { name: '1 imported order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imported orders' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText([`#${id}`])
  await page.getByRole('link', { name: `#${id}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible()
  await expect(page.getByText('add up to €90.00. The file says €91.00, which is kept.')).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: `Amara ${id}` }).click()
  await expect(page.getByRole('region', { name: 'From Shopify' })).toContainText('vip')
  const history = page.getByRole('region', { name: 'Orders in earlier stores' })
  await expect(history.getByRole('rowheader')).toHaveText([`#${id}`])
  await expect(page.getByText('Subscribed', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  const customer = new URL(page.url()).pathname
  await openAdminPage(page, imported)
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page).toHaveURL(/\/admin\/import$/)
  await openAdminPage(page, customer)
  await expect(history).toHaveCount(0)
})
