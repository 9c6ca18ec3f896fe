import { productImages } from '#app/catalog/products.table.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, fetchPath, test } from '#tests/e2e/fixtures.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'
import { createMp4 } from '#tests/support/video-files.ts'

const FILM = 'db/demo/videos/imisi-satin-gown-film'

test.use({ expectedLog: /status of 415/ }) // the browser logs the rejected file

test('a product’s video with sound is rejected, and a silent one gets a cover, is removed, restored and saved', async ({
  page,
}) => {
  const name = unique('Gown With Film')
  const id = await inAdminStore((db) => addProduct(db, { name, status: 'active' }))
  const image = { ...siteImages['story-drape'], alt: name, productId: id, publicId: id, isPrimary: true }
  await inAdminStore(async (db) => {
    await db.insert(productImages).values(image)
    const { url, width, height } = image
    await db.insert(uploads).values({ publicId: id, url, width, height, bytes: 9 })
  })
  await openAdminPage(page, `/admin/products/edit/${id}`)
  await page.getByLabel('Short description').fill('A gown of satin.')
  const row = page.locator('summary', { hasText: 'Video' })
  await expect(row).toContainText('None')
  await row.click()
  const file = page.getByLabel('File')
  const loud = { name: 'loud.mp4', mimeType: 'video/mp4', buffer: createMp4({ hasSound: true }) }
  await file.setInputFiles(loud)
  await expect(page.getByText('This video has sound. Export it without an audio track.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove loud.mp4' }).click()
  await file.setInputFiles([`${FILM}.mp4`, `${FILM}.webm`])
  await expect(row).toContainText('MP4 and WebM')
  await expect(page.getByRole('radio', { name: 'Cover: image 1' })).toBeChecked()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Remove video' }).click()
  await expect(row).toContainText('None')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row).toContainText('MP4 and WebM')
  await page.getByRole('button', { name: 'Save product' }).click()
  const showsVideo = async () => (await (await fetchPath(page, `/product/${id}`)).text()).includes(`Video of ${name}`)
  await expect.poll(showsVideo).toBe(true)
})
