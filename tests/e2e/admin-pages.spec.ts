import sharp from 'sharp'
import { unique } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('a template fills an untouched form, and replaces typed text only after confirmation', async ({ page }) => {
  await openAdminPage(page, '/admin/pages/new')
  const template = page.getByRole('combobox', { name: 'Start from a template' })
  const title = page.getByLabel('Title', { exact: false }).first()
  await template.selectOption({ label: 'Returns' })
  await expect(title).toHaveValue(/Returns/)
  await title.fill('Sending it back')
  await template.selectOption({ label: 'Blank page' })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(title).toHaveValue('Sending it back')
  await expect(template).toHaveValue('returns')
  await template.selectOption({ label: 'Blank page' })
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(title).toHaveValue('')
})

test('the gaps in an outline are filled in one after another; a page is written with an image, published, and changed in a draft', async ({
  page,
}) => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await openAdminPage(page, '/admin/pages/new?outline=returns')
  const gaps = page.getByRole('region', { name: 'To fill in' })
  const [days, exceptions] = [
    gaps.getByLabel('You can return items within … days of delivery.'),
    gaps.getByLabel(/^What cannot be returned/),
  ]
  await expect(exceptions).toHaveAccessibleDescription(/^Items must be unworn/)
  await days.fill('30')
  await days.press('Enter')
  await expect(exceptions).toBeFocused()
  await expect(text).toHaveValue(/within 30 days of delivery[\s\S]+within \[number\] days/)
  await exceptions.fill('earrings')
  await exceptions.press('Tab')
  await expect(text).toHaveValue(/We cannot take back earrings\./)
  await expect(days).toHaveValue('30')
  await expect(days).not.toBeEditable()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(days).toHaveValue('')
  await expect(text).toHaveValue(/within \[number\] days of delivery/)

  const title = unique('Our Story')
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  await openAdminPage(page, '/admin/pages/new')
  await page.getByLabel('Title', { exact: false }).first().fill(title)
  await expect(page.getByLabel('Slug')).toHaveValue(slug)
  await text.fill('We are [company].')
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a86' } })
  await page
    .getByLabel('Add images')
    .setInputFiles({ name: 'hem.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() })
  await expect(text).toHaveValue(/!\[\]\(\/media\/pages\/.+\)/)
  await page.getByRole('button', { name: 'Publish' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'This page was not saved' })
  await expect(summary).toContainText('Replace the text in square brackets: [company]. Add alt text to each image')
  await page.getByLabel('Alt text of image 1').fill('A hem')
  await text.fill((await text.inputValue()).replace('[company]', 'Lumina'))
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Page published')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await (await page.request.get(`/pages/${slug}`)).text()).toContain('alt="A hem"')
  await text.fill('In a draft.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect(await (await page.request.get(`/pages/${slug}`)).text()).not.toContain('In a draft.')
  await page.getByLabel('More actions').filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(text).toHaveValue(/We are Lumina/)
})
