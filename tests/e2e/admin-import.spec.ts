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
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const response = page.waitForResponse('**/admin/import/file')
  release()
  await (await response).finished()
  await page.evaluate(async () => await fetch('/admin/customers')) // longer than what the upload would lead to
  expect(requested).toEqual(['/admin/customers'])
  await expect(page).toHaveURL('/admin/customers')
})
