import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import { productVariants } from '#app/catalog/products.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { findOrderScreen, placeAdminOrder } from '#tests/e2e/orders.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'

const LINE = { productId: createDemoId('product', 'ember-linen-shift'), size: 'M', color: 'Flax' }

/** Returns the SKU of the variant in `LINE`. */
async function findSku(): Promise<string> {
  const { productId, size, color, sku } = productVariants
  const isOrdered = and(eq(productId, LINE.productId), eq(size, LINE.size), eq(color, LINE.color))
  const [variant] = await inAdminStore((db) => db.select({ sku }).from(productVariants).where(isOrdered))
  if (!variant) throw new Error('The demo data does not have this size')
  return variant.sku
}

/** Moves a finger sideways across the screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  await page.getByRole('main').evaluate(
    (target, [start, end]) => {
      const send = (type: string, clientX: number, isDown: boolean) => {
        const touch = new Touch({ identifier: 1, target, clientX, clientY: 300 })
        target.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches: isDown ? [touch] : [], changedTouches: [touch] }),
        )
      }
      send('touchstart', start, true)
      send('touchend', end, false)
    },
    [from, to] as const,
  )
}

/** Types a code instantly, as a barcode scanner does. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(event)
      }
    },
    [...code, 'Enter'],
  )
}

test('on a phone, a batch of orders is packed with a scanner and by hand, wrong items are rejected, and the orders are shipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lastName = `Packer${randomUUID().slice(0, 8)}`
  const first = await placeAdminOrder({ firstName: 'Ada', lastName, lines: [{ ...LINE, quantity: 2 }] })
  const second = await placeAdminOrder({ firstName: 'Bea', lastName, lines: [{ ...LINE, quantity: 1 }] })
  const sku = await findSku()
  await openAdminPage(page, `/admin/orders?q=${lastName}`)
  for (const number of [first, second]) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  await page.getByRole('link', { name: 'Pack', exact: true }).click()
  const progress = page.getByRole('status').filter({ hasText: /^\d of \d$/ })
  const rejected = page.getByRole('dialog', { name: 'Wrong item' })
  const packed = page.getByRole('button', { name: 'Packed', exact: true })
  await expect(page.getByRole('banner')).toContainText(`${first}Order 1 of 2`)
  await expect(progress).toHaveText('0 of 2')
  await page.keyboard.press('j')
  await expect(page.getByRole('banner')).toContainText(`${second}Order 2 of 2`)
  await page.keyboard.press('k')
  await expect(page.getByRole('banner')).toContainText(`${first}Order 1 of 2`)
  await swipe(page, 300, 120)
  await expect(page.getByRole('banner')).toContainText(`${second}Order 2 of 2`)
  await swipe(page, 300, 120) // nothing happens, because there is no next order
  await expect(page.getByRole('banner')).toContainText(`${second}Order 2 of 2`)
  await swipe(page, 120, 300)
  await expect(page.getByRole('banner')).toContainText(`${first}Order 1 of 2`)
  expect((await packed.boundingBox())?.height).toBe(72)

  await scan(page, `${sku}-OTHER`)
  await expect(rejected).toContainText(`${sku}-OTHER`)
  await expect(rejected).toContainText('Ember Linen Shift, M · Flax')
  await scan(page, sku) // the right item replaces the message
  await expect(rejected).toBeHidden()
  await expect(progress).toHaveText('1 of 2')
  await page.reload()
  await expect(progress, 'a reload keeps what was packed').toHaveText('1 of 2')
  await packed.click()

  await expect(page.getByRole('heading', { name: 'All packed' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Ship to' })).toContainText(`Ada ${lastName}`)
  await scan(page, sku) // one unit too many
  await expect(rejected).toContainText('Nothing else: this order is packed.')
  await rejected.getByRole('button', { name: 'I took it out' }).click()
  await scan(page, '123456789012') // a tracking number in the format of an item's barcode
  await rejected.getByRole('button', { name: 'Use as tracking number' }).click()
  await expect(page.getByLabel('Tracking number')).toHaveValue('123456789012')
  await scan(page, '1Z999AA10123456784')
  await expect(page.getByLabel('Tracking number')).toHaveValue('1Z999AA10123456784')
  await expect(page.getByLabel('Carrier')).toHaveValue('ups')
  await page.getByRole('heading', { name: 'All packed' }).press('j')
  await expect(page.getByRole('banner')).toContainText(`${second}Order 2 of 2`)
  await page.keyboard.press('k')
  await expect(page.getByLabel('Tracking number'), 'the number is kept while another order is open').toHaveValue(
    '1Z999AA10123456784',
  )
  await page.getByRole('button', { name: 'Ship', exact: true }).click()

  await expect(page.getByRole('banner')).toContainText(`${second}Order 2 of 2`)
  await page.getByRole('button', { name: 'Skip order' }).click()
  await expect(page.getByRole('heading', { name: '1 order shipped' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(`Ada ${lastName} · 1Z999AA10123456784`)
  await page.getByRole('region', { name: 'Skipped' }).getByRole('button', { name: 'Pack skipped orders' }).click()
  await packed.click()
  await scan(page, 'JJD000390007882911')
  const shipped = { status: 'shipped', trackingNumber: '1Z999AA10123456785' } as const
  await inAdminStore((db) => db.update(orders).set(shipped).where(eq(orders.orderNumber, second)))
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText(
    'it is now shipped with tracking number 1Z999AA10123456785. Your tracking number JJD000390007882911 was not saved.',
  )
  await expect(page.getByRole('heading', { name: '2 orders shipped' })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing to pack' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Shipped earlier' }).getByRole('listitem')).toHaveCount(2)
})

/** Makes the page's camera show this code as a QR code. */
async function showToCamera(page: Page, code: string): Promise<void> {
  await page.addInitScript((svg) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const image = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(svg)}` })
      await image.decode()
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The canvas has no context')
      context.fillStyle = 'white'
      context.fillRect(0, 0, 640, 480)
      context.drawImage(image, 170, 90, 300, 300)
      return canvas.captureStream()
    }
  }, renderSVG(code))
}

test.describe('while the scanner cannot be loaded at first', () => {
  test.use({ expectedLog: /wasm|ArrayBuffer instantiation|net::ERR_FAILED/ }) // logged by the browser and the scanner

  test('the camera reads a code after a retry, even in a browser that cannot detect codes itself', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const number = await placeAdminOrder({ firstName: 'Dee', lastName: 'Lens', lines: [{ ...LINE, quantity: 1 }] })
    await showToCamera(page, await findSku())
    await openAdminPage(page, await inAdminStore((db) => findOrderScreen(db, number)))
    expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false)
    await page.getByRole('main').getByRole('link', { name: 'Pack', exact: true }).click()
    await page.route('**/*.wasm', (route) => route.abort())
    await page.getByRole('button', { name: 'Scan with camera' }).click()
    await expect(page.getByRole('alert')).toContainText('The scanner could not be loaded.')
    await page.unroute('**/*.wasm')
    await page.getByRole('button', { name: 'Scan with camera' }).click()
    await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
  })
})

test('an order’s next step is packing, then shipping, then delivery', async ({ page }) => {
  const number = await placeAdminOrder({ firstName: 'Cleo', lastName: `Packer${randomUUID().slice(0, 8)}` })
  await openAdminPage(page, `/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Pack', exact: true }).click()
  await page.getByRole('button', { name: 'Packed', exact: true }).click()
  await page.goBack()
  await expect(main.getByLabel('More actions')).toBeVisible()
  await main.getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ship this order' })
  await dialog.getByLabel('Tracking number').fill('CP 1')
  await dialog.getByRole('switch', { name: 'Notify the customer by email' }).uncheck()
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('Tracking number CP 1 added')).toBeVisible()
  await expect(main.getByText(/^Shipping notice/)).toHaveCount(0)
  await main.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(main.getByText('Status changed from Shipped to Delivered')).toBeVisible()
  await main.getByLabel('More actions').click()
  await main.getByRole('link', { name: 'Change status or tracking' }).click()
  await expect(page.getByLabel('Status')).toBeFocused()
})
