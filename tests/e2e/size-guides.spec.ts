import { choose, expect, openPage, test } from '#tests/e2e/fixtures.ts'

test('the size guide opens beside the sizes, in both units, and finds a size from measurements that are never sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await openPage(page, '/product/imisi-satin-gown')
  const url = page.url()
  await page.getByRole('link', { name: 'Size guide' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Size guide' })).toBeFocused()
  const small = dialog.getByRole('row', { name: 'XS' })
  await expect(small).toContainText('78–81')
  await expect(dialog.getByText('30¾–32', { exact: true })).toBeHidden()
  await choose(page, 'in')
  await expect(dialog.getByText('30¾–32', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Around the fullest part, with the tape level at the back.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Find my size' }).click()
  await dialog.getByLabel('Bust (in)').fill('88 cm')
  await dialog.getByRole('button', { name: 'Show my size' }).click()
  await expect(dialog.getByLabel('Bust (in)')).toBeFocused()
  await expect(dialog.getByText('Enter a number in inches, such as 34 or 34½.')).toBeVisible()
  await dialog.getByLabel('Bust (in)').fill('35')
  await dialog.getByLabel('Hips (in)').fill('39¼')
  await dialog.getByRole('button', { name: 'Show my size' }).click()
  await expect(dialog.getByRole('status')).toContainText('Between M and L')
  await expect(dialog.getByRole('status')).toContainText('Based on the measurement that needs the largest size: hips.')
  await choose(page, 'cm')
  await expect(dialog.getByLabel('Hips (cm)')).toHaveValue('99.7') // the typed value, converted
  await choose(page, 'in')
  await dialog.getByRole('button', { name: 'Show my size' }).click()
  await dialog.getByRole('button', { name: 'Choose L' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
  expect(page.url()).toBe(`${url}?size=L`)

  await openPage(page, '/product/imisi-satin-gown')
  await page.getByRole('button', { name: 'Find my size' }).click()
  await expect(dialog.getByLabel('Hips (in)')).toHaveValue('39.25') // the browser has remembered the measurement
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Find my size' })).toBeFocused()
  expect(sent.filter((request) => /bust|hips|39\.25|99\.7|\b997\b/i.test(request))).toEqual([])
})
