import { randomUUID } from 'node:crypto'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const createFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const redirects = () => createFile('redirects.csv', `Redirect from,Redirect to\n/pages/several-${randomUUID()},/faq\n`)

test('several files are sent together, one is imported and undone, and an upload that ends after staff have left the page does nothing there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/import')
  const pages = [createFile('a.md', '---\ntitle: "A"\n---\n\nText.\n'), createFile('b.md', 'No title.')]
  const files = [redirects(), createFile('sheet.xlsx', 'PK\u0003\u0004data'), ...pages]
  await page.getByLabel('Files to import').setInputFiles(files)
  const sent = page.getByRole('status').getByRole('listitem')
  await expect(sent).toHaveText([/^redirects\.csv$/, /^sheet\.xlsx.*This is not a CSV file\./, /^2 Markdown files$/])
  await sent.getByRole('link', { name: 'redirects.csv' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import redirects' })).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 redirect' }).click()
  await expect(page.getByText('1 redirect was saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page).toHaveURL(/\/admin\/import$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  const drop = (selector: string) =>
    page.evaluate((at) => {
      const box = document.querySelector(at)?.getBoundingClientRect() ?? new DOMRect()
      const target = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['a'], 'a.csv'))
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
      target?.dispatchEvent(event)
      return event.defaultPrevented ? 'rejected' : 'accepted'
    }, selector)
  const field = 'input[type=file]'
  expect(await drop('h1')).toBe('rejected')
  expect(await drop(field)).toBe('accepted')

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin/import/file', async (route) => {
    await released
    await route.continue()
  })
  await page.getByLabel('Files to import').setInputFiles(redirects())
  await expect(page.getByText('Uploading redirects.csv…')).toBeVisible()
  expect(await drop(field)).toBe('rejected')
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(page).toHaveURL('/admin/customers')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/assets/')) requested.push(pathname) // pages load scripts when they are idle
  })
  const response = page.waitForResponse('**/admin/import/file')
  release()
  await (await response).finished()
  await page.evaluate(async () => await fetch('/admin/customers')) // takes longer than anything the upload would trigger
  expect(requested).toEqual(['/admin/customers'])
  await expect(page).toHaveURL('/admin/customers')
})
