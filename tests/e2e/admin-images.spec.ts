import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { productImages, products } from '#app/catalog/products.table.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { chooseAction, fillProduct, rowMenu, submitNewProduct, unique } from '#tests/e2e/admin.ts'
import { expect, fetchPath, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { findElements } from '#tests/support/html-elements.ts'
import { addProduct } from '#tests/support/products.ts'

const NEW = '/admin/products/new'
/** The first bytes of an image from a phone. */
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
const FAILED = 'Failed to upload images. Please try again.'

type ImageFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Returns a unique image: a plain color, or noise with as many bytes as a photo. */
async function image(name: string, { noise = false } = {}): Promise<ImageFile> {
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex')
  const gaussian = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const image = noise
    ? sharp({ create: { width: 800, height: 1000, channels: 3, background: { r, g, b }, noise: gaussian } })
    : sharp({ create: { width: 400, height: 500, channels: 3, background: { r, g, b } } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 95 }).toBuffer() }
}

const images = (...names: readonly string[]) => Promise.all(names.map((name) => image(name)))
const add = (page: Page, files: ImageFile | ImageFile[]) => page.getByLabel('Add images').setInputFiles(files)
const tiles = (page: Page) => page.getByRole('region', { name: 'Basics' }).locator('li[data-place]')
const description = (page: Page, number: number) => page.getByLabel(`Alt text of image ${number}`)
const toggleTile = (page: Page, number: number) =>
  tiles(page)
    .nth(number - 1)
    .getByLabel(`Edit image ${number}`)
    .click()
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Save product' })

async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  await expect(tiles(page)).toHaveCount(names.length)
  for (const [index, name] of names.entries()) await expect(description(page, index + 1)).toHaveValue(name)
  await expect(tiles(page).getByText('Featured', { exact: true })).toHaveCount(1)
  await expect(tiles(page).first()).toContainText('Featured')
}

/** Blocks uploads until released, and counts them. */
async function lockUploads(page: Page) {
  let count = 0
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/uploads', async (route) => {
    count++
    await gate
    await route.continue().catch(() => {}) // the upload may have been cancelled in the meantime
  })
  return { count: () => count, release }
}

test('images of a new product upload in parallel, are saved when all are done, and appear in the storefront immediately', async ({
  page,
}) => {
  const name = unique('Top With Image')
  await openAdminPage(page, NEW)
  await fillProduct(page, name)
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('active')
  await page.getByRole('button', { name: 'Add a color' }).click()
  await page.getByLabel('Name of color 1').fill('Olive')
  const uploads = await lockUploads(page)
  await add(page, await images('front.jpg', 'back.jpg'))
  await expect.poll(uploads.count, 'both are sent before the first response').toBe(2)
  await expect(page.getByRole('progressbar', { name: 'Upload progress: front.jpg' })).toBeVisible()
  const waiting = page.getByRole('listitem').filter({ hasText: 'back.jpg' })
  await expect(waiting.locator('img')).toHaveAttribute('src', /^blob:/)
  await expect(announcement(page, '2 uploads left')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 uploads left' })).toBeDisabled()
  await page.getByLabel('Name (required)').press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(NEW)
  uploads.release()

  await expect(tiles(page)).toHaveCount(2)
  await expect(description(page, 1)).toHaveValue(`${name} in Olive, front`)
  await toggleTile(page, 2)
  await description(page, 2).fill('Buttons at the back')
  await page.getByLabel('Color of image 2').selectOption('Olive')
  const focusPoint = page.getByRole('button', { name: /^Focus point of image 2/ })
  await focusPoint.press('ArrowUp')
  await focusPoint.press('ArrowUp')
  await expect(focusPoint).toHaveAccessibleName(/50% from the left, 30% from the top/)
  await submitNewProduct(page)
  await expect(save(page)).toBeHidden()
  await expectOrder(page, [`${name} in Olive, front`, 'Buttons at the back'])
  await expect(page.getByLabel('Color of image 2')).toHaveValue('Olive')
  const path = new URL(page.url()).pathname.replace('/admin/products/edit/', '/product/')
  const html = await (await fetchPath(page, path)).text()
  expect(html).toContain('data-focus="50 30"')
  for (const alt of [`${name} in Olive, front`, 'Buttons at the back']) {
    const shown = findElements(html, 'img').find(({ attribs }) => attribs.alt === alt)
    const image = await fetchPath(page, shown?.attribs.src ?? '/missing')
    expect((await sharp(await image.body()).metadata()).width, alt).toBeGreaterThan(0)
  }
})

longTest(
  'each tile shows its progress or error, and an upload can be cancelled or retried',
  async ({ page, context }, info) => {
    await openAdminPage(page, NEW)
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const throttle = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await throttle(100_000)
    await add(page, [await image('slow.jpg', { noise: true }), await image('slower.jpg', { noise: true })])
    const progress = page.getByRole('progressbar', { name: 'Upload progress: slow.jpg' })
    const share = () => progress.evaluate((bar: HTMLProgressElement) => bar.value)
    await expect.poll(share, 'the progress is shown').toBeGreaterThan(0)
    expect(await share()).toBeLessThan(1)
    await page.getByRole('button', { name: 'Cancel slow.jpg' }).click()
    await expect(progress).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: 'Cancel slower.jpg' }),
      'the focus moves to the next upload',
    ).toBeFocused()
    await expect(announcement(page, '1 upload left')).toBeVisible()
    await throttle(-1)
    await expect(tiles(page)).toHaveCount(1, { timeout: 20_000 })
    await expect(rowMenu(page, 'image 1'), 'the focus moves to the uploaded image').toBeFocused()
    await expect(announcement(page, 'Uploads finished')).toBeAttached()

    await page.route('**/uploads', (route) => route.fulfill({ status: 503, body: 'away' }))
    await add(page, await images('unlucky.jpg', 'unluckier.jpg'))
    await expect(page.getByText(FAILED)).toBeVisible()
    const failed = page.getByRole('listitem').filter({ hasText: 'unlucky.jpg' })
    await expect(failed.getByRole('alert')).toContainText('Upload failed')
    await page.unroute('**/uploads')
    await failed.getByRole('button', { name: 'Retry unlucky.jpg' }).click()
    await expect(tiles(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove unluckier.jpg' }).click()

    const uploads = await lockUploads(page)
    uploads.release()
    const { buffer } = await image('cut.jpg', { noise: true })
    const files = { 'phone.heic': HEIC, 'cut.jpg': buffer.subarray(0, buffer.length / 2) }
    for (const [name, bytes] of Object.entries(files)) writeFileSync(info.outputPath(name), bytes)
    await page.getByLabel('Add images').setInputFiles(Object.keys(files).map((name) => info.outputPath(name)))
    for (const [file, reason] of Object.entries({
      'phone.heic': 'HEIC images are not supported. Export this one as JPEG and upload that.',
      'cut.jpg': 'This image is damaged and cannot be read. Export it again.',
    })) {
      const tile = page.getByRole('listitem').filter({ hasText: file })
      await expect(tile.getByRole('alert')).toContainText(reason)
      await expect(tile.getByRole('button', { name: `Retry ${file}` }), 'a retry would fail again').toHaveCount(0)
      await tile.getByRole('button', { name: `Remove ${file}` }).click()
      await expect(tile).toHaveCount(0)
    }
    expect(uploads.count(), 'only a file that needs the server’s check is sent').toBe(1)
    await expect(tiles(page)).toHaveCount(2)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('images are moved with a menu, the keyboard, a mouse and touch, featured and removed, and the first image is always featured', async ({
    page,
  }) => {
    const id = await inAdminStore(async (db) => {
      const added = await addProduct(db, { name: unique('Arranged Top'), category: 'tops' })
      await db.update(products).set({ description: 'Made by a test.' }).where(eq(products.id, added))
      const rows = ['a', 'b', 'c', 'd'].map((alt, displayOrder) => ({
        ...siteImages['story-drape'],
        alt,
        displayOrder,
        productId: added,
        publicId: `${added}/${alt}`,
        isPrimary: displayOrder === 0,
      }))
      await db.insert(productImages).values(rows)
      return added
    })
    await openAdminPage(page, `/admin/products/edit/${id}`)
    await expectOrder(page, ['a', 'b', 'c', 'd'])
    const boxes = await Promise.all([0, 1, 2].map((at) => tiles(page).nth(at).boundingBox()))
    const [first = null, second = null, third = null] = boxes
    if (!first || !second || !third) throw new Error('Expected three images')
    expect(second.y, 'the next images are in two columns below the first').toBe(third.y)
    expect(Math.round(first.width)).toBe(Math.round(second.width + third.width + 8))
    await toggleTile(page, 3)
    for (const button of await tiles(page).locator('button:visible:not(.pointer-events-none), summary').all()) {
      const box = await button.boundingBox()
      expect(box?.height, await button.getAttribute('aria-label').then(String)).toBeGreaterThanOrEqual(44)
    }

    await toggleTile(page, 3)
    await chooseAction(page, 'image 3', 'Move earlier')
    await expect(announcement(page, 'Image 3 moved to position 2 of 4')).toBeAttached()
    await expectOrder(page, ['a', 'c', 'b', 'd'])
    await rowMenu(page, 'image 4').press('Alt+ArrowRight')
    await expectOrder(page, ['a', 'c', 'b', 'd'])
    await chooseAction(page, 'image 4', 'Make featured')
    await expect(announcement(page, 'Image 4 moved to position 1 of 4 and is now featured')).toBeAttached()
    await expect(rowMenu(page, 'image 1'), 'the focus stays on the moved image').toBeFocused()
    await expectOrder(page, ['d', 'a', 'c', 'b'])
    await drag(page, 2, 1)
    await expectOrder(page, ['d', 'c', 'a', 'b'])
    await drag(page, 2, 1, async () => page.keyboard.press('Escape'))
    await expectOrder(page, ['d', 'c', 'a', 'b'])
    await dragByTouch(page, 2, 1)
    await expectOrder(page, ['d', 'a', 'c', 'b'])

    await chooseAction(page, 'image 1', 'Remove')
    await expect(announcement(page, 'Image 1 removed; the next image is now featured')).toBeAttached()
    await expect(rowMenu(page, 'image 1')).toBeFocused()
    await expectOrder(page, ['a', 'c', 'b'])
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Product updated successfully!')).toBeVisible()
    const stored = await inAdminStore((db) =>
      db
        .select({ alt: productImages.alt, isPrimary: productImages.isPrimary })
        .from(productImages)
        .where(eq(productImages.productId, id))
        .orderBy(productImages.displayOrder),
    )
    expect(stored).toEqual([
      { alt: 'a', isPrimary: true },
      { alt: 'c', isPrimary: false },
      { alt: 'b', isPrimary: false },
    ])
  })
})

/** Drags the handle of an image to the left half of another image's tile with a finger. */
async function dragByTouch(page: Page, from: number, to: number): Promise<void> {
  const handle = tiles(page).nth(from).locator('[data-image-handle]')
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not visible')
  const [start, end] = [{ x: box.x + 20, y: box.y + 20 }, await middle(tiles(page).nth(to))]
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (const part of [0.3, 0.6, 1]) {
    const at = { x: start.x + (end.x - 30 - start.x) * part, y: start.y + (end.y - start.y) * part }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Drags an image to the left half of another image's tile. */
async function drag(page: Page, from: number, to: number, beforeDrop?: () => Promise<void>): Promise<void> {
  await tiles(page).nth(from).scrollIntoViewIfNeeded()
  const [start, end] = [await middle(tiles(page).nth(from)), await middle(tiles(page).nth(to))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x - 30, end.y, { steps: 5 })
  await expect(tiles(page).nth(to).locator('.bg-lumen.outline-ink'), 'a line marks the drop position').toBeVisible()
  await beforeDrop?.()
  await page.mouse.up()
}

async function middle(tile: Locator): Promise<{ x: number; y: number }> {
  const box = await tile.getByRole('img').boundingBox()
  if (!box) throw new Error('The image is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

longTest('up to 20 images can be pasted or dropped, also in a folder', async ({ page }, info) => {
  await openAdminPage(page, NEW)
  const { buffer } = await image('pasted.jpg')
  await page.evaluate((base64) => {
    const clipboardData = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, buffer.toString('base64'))
  await expect(tiles(page)).toHaveCount(1)

  const folder = info.outputPath('folder')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'notes.txt'), 'not an image')
  for (const name of ['10.jpg', '9.jpg', 'locked.jpg']) {
    writeFileSync(join(folder, name), (await image(name)).buffer)
  }
  await makeUnreadable(page, 'locked.jpg')
  await drop(page, [folder])
  await expect(tiles(page), 'an unreadable file does not affect the others').toHaveCount(3)
  await expect(page.getByText('locked.jpg could not be read and was skipped.')).toBeVisible()
  const empty = info.outputPath('empty')
  mkdirSync(empty)
  await drop(page, [empty])
  await expect(page.getByText('This folder contains no images.')).toBeVisible()

  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await drop(page, [join(folder, '9.jpg')], page.getByRole('heading', { level: 1 }))
  await expect(page, 'a drop outside the area keeps the form').toHaveURL(NEW)
  await drop(page, [join(folder, '9.jpg')])
  await expect(page.getByText('This image was already added')).toBeVisible()
  await expect(tiles(page)).toHaveCount(3)

  const uploads = await lockUploads(page)
  await add(page, await images(...Array.from({ length: 18 }, (_, index) => `many-${index}.jpg`)))
  await expect(page.getByText('At most 20 images are allowed: 1 was skipped.')).toBeVisible()
  await expect(announcement(page, '17 uploads left')).toBeVisible()
  await expect.poll(uploads.count, 'four images are uploaded at a time').toBe(4)
  await expect(page.getByText('Waiting')).toHaveCount(13)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(0)
  await expect(save(page)).toBeHidden()
  uploads.release()
})

/** Makes a file in a dropped folder unreadable for the browser, whichever user runs this test. */
async function makeUnreadable(page: Page, fileName: string): Promise<void> {
  await page.evaluate((name) => {
    const getEntry = DataTransferItem.prototype.webkitGetAsEntry
    DataTransferItem.prototype.webkitGetAsEntry = function () {
      const folder = getEntry.call(this)
      const reader = folder && 'createReader' in folder ? (folder as FileSystemDirectoryEntry).createReader() : null
      if (!folder || !reader) return folder
      const readEntries = reader.readEntries.bind(reader)
      reader.readEntries = (found, failed) =>
        readEntries((entries) => {
          const file = (_: unknown, reject: (error: Error) => void) => reject(new DOMException('', 'NotReadableError'))
          for (const entry of entries) if (entry.name === name) Object.assign(entry, { file })
          found(entries)
        }, failed)
      return Object.assign(folder, { createReader: () => reader })
    }
  }, fileName)
}

/** Drops local files, as if from the desktop. */
async function drop(page: Page, files: readonly string[], on = page.getByText('Add images')): Promise<void> {
  await on.scrollIntoViewIfNeeded()
  const box = await on.boundingBox()
  if (!box) throw new Error('The drop target is not visible')
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [...files], dragOperationsMask: 1 }
    await session.send('Input.dispatchDragEvent', { type, x: box.x + box.width / 2, y: box.y + box.height / 2, data })
  }
  await session.detach()
}
