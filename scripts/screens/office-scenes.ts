import type { Page } from '@playwright/test'
import type { Scene } from '#scripts/screens/scene.ts'

const PHONE = [390]

function rowOf(list: string): (page: Page) => Promise<string> {
  return async (page) => {
    await page.goto(list)
    return (await page.locator('.row-link').first().getAttribute('href')) ?? list
  }
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
}

async function dialogOf(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name)
  await page.locator('dialog[open]').first().waitFor()
}

async function chooseRows(page: Page): Promise<void> {
  const boxes = page.getByRole('row').getByRole('checkbox')
  for (const at of [1, 2, 3]) await boxes.nth(at).check()
  await page.getByText('3 selected').first().waitFor()
}

async function failNext(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }))
}

/** Every list, and what it says where there is nothing, and where nothing fits. */
const LISTS = [
  'products',
  'stock',
  'orders',
  'discounts',
  'mails',
  'customers',
  'subscribers',
  'messages',
  'collections',
] as const

const listScenes = LISTS.flatMap((list): Scene[] => [
  { name: `${list}`, path: `/admin/${list}` },
  { name: `${list}-empty`, path: `/admin/${list}`, shop: 'empty' },
  { name: `${list}-no-results`, path: `/admin/${list}?q=nothing-like-it` },
  { name: `${list}-strange`, path: `/admin/${list}`, shop: 'strange' },
])

/** What staff see. */
export const OFFICE_SCENES: readonly Scene[] = [
  { name: 'dashboard', path: '/admin' },
  { name: 'dashboard-year', path: '/admin?days=90' },
  { name: 'dashboard-empty', path: '/admin', shop: 'empty' },
  ...listScenes,
  {
    name: 'navigation-open',
    path: '/admin',
    isOverlay: true,
    widths: PHONE,
    reach: (page) => dialogOf(page, /navigation|menu/i),
  },
  {
    name: 'palette',
    path: '/admin',
    isOverlay: true,
    reach: async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.type('linen')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'products-chosen', path: '/admin/products', isOverlay: true, reach: chooseRows },
  {
    name: 'products-prices',
    path: '/admin/products',
    isOverlay: true,
    reach: async (page) => {
      await chooseRows(page)
      await dialogOf(page, /^Prices?/)
    },
  },
  {
    name: 'products-delete',
    path: '/admin/products',
    isOverlay: true,
    reach: (page) => dialogOf(page, /^Delete /),
  },
  {
    name: 'products-change-failed',
    path: '/admin/products',
    isOverlay: true,
    reach: async (page) => {
      await failNext(page, '**/admin/products.data*')
      await page.getByRole('switch').first().click()
      await page.getByText('Failed to update product').waitFor()
    },
  },
  { name: 'product-new', path: '/admin/products/new' },
  {
    name: 'product-new-errors',
    path: '/admin/products/new',
    reach: async (page) => {
      await press(page, 'Create product')
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'product-edit', path: rowOf('/admin/products?q=Selah') },
  { name: 'product-edit-strange', path: rowOf('/admin/products'), shop: 'strange' },
  {
    name: 'product-edit-unsaved',
    path: rowOf('/admin/products?q=Selah'),
    isOverlay: true,
    reach: async (page) => {
      await page.getByLabel('Name (required)').fill('Selah Column Dress in another cloth')
    },
  },
  { name: 'product-unknown', path: '/admin/products/edit/nothing-here' },
  { name: 'product-imports', path: '/admin/products/import' },
  {
    name: 'product-import',
    path: '/admin/products/import',
    reach: async (page) => {
      const text = [
        'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src,Status',
        `screen-${Date.now()},Bias dress,<p>Cut on the bias.</p>,Gala,Size,S,4,90.00,https://cdn.example/a.jpg,active`,
        `skirt-${Date.now()},Wide skirt,<p>Wide.</p>,Skirt,Size,S,many,45,,active`,
      ].join('\n')
      const file = { name: 'from-another-shop.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await page.getByLabel('File', { exact: true }).setInputFiles(file)
      await press(page, 'Check this file')
      await page
        .getByText(/Nothing has changed yet/)
        .first()
        .waitFor()
    },
  },
  { name: 'orders-chosen', path: '/admin/orders', isOverlay: true, reach: chooseRows },
  { name: 'orders-to-ship', path: '/admin/orders?status=processing' },
  { name: 'order', path: rowOf('/admin/orders') },
  { name: 'order-shipped', path: rowOf('/admin/orders?status=shipped') },
  { name: 'order-cancelled', path: rowOf('/admin/orders?status=cancelled') },
  {
    name: 'order-return',
    path: rowOf('/admin/orders?status=delivered'),
    isOverlay: true,
    reach: (page) => dialogOf(page, 'Record a return'),
  },
  {
    name: 'order-refund',
    path: rowOf('/admin/orders?status=delivered'),
    isOverlay: true,
    reach: (page) => dialogOf(page, 'Refund'),
  },
  { name: 'order-print', path: async (page) => `${await rowOf('/admin/orders')(page)}/print/packing-slip` },
  { name: 'order-invoice', path: async (page) => `${await rowOf('/admin/orders')(page)}/print/invoice` },
  { name: 'order-unknown', path: '/admin/orders/nothing-here' },
  { name: 'discount-new', path: '/admin/discounts/new' },
  { name: 'discount', path: rowOf('/admin/discounts') },
  { name: 'mail', path: rowOf('/admin/mails') },
  { name: 'customer', path: rowOf('/admin/customers') },
  {
    name: 'customer-erase',
    path: rowOf('/admin/customers'),
    isOverlay: true,
    reach: (page) => dialogOf(page, /^Erase/),
  },
  { name: 'collection-new', path: '/admin/collections/new' },
  {
    name: 'collection-new-errors',
    path: '/admin/collections/new',
    reach: async (page) => {
      await press(page, /^Create/)
      await page.getByText('Collection name is required').first().waitFor()
    },
  },
  { name: 'collection', path: rowOf('/admin/collections') },
  { name: 'homepage', path: '/admin/homepage' },
  { name: 'homepage-empty', path: '/admin/homepage', shop: 'empty' },
  { name: 'settings', path: '/admin/settings' },
  { name: 'settings-pricing', path: '/admin/settings?tab=pricing' },
  { name: 'settings-shipping', path: '/admin/settings?tab=shipping' },
  { name: 'settings-homepage', path: '/admin/settings?tab=homepage' },
  { name: 'settings-without-scripts', path: '/admin/settings', withoutScripts: true },
  { name: 'account', path: '/admin/account' },
  {
    name: 'account-second-factor',
    path: '/admin/account',
    reach: async (page) => {
      const panel = page.getByRole('region', { name: 'Second factor' })
      await panel.getByLabel('Current password').fill('correct-horse-battery')
      await panel.getByRole('button', { name: 'Set up' }).click()
      await panel.getByRole('img').waitFor()
    },
  },
  { name: 'backups', path: '/admin/backups' },
  {
    name: 'backups-made',
    path: '/admin/backups',
    shop: 'strange',
    reach: async (page) => {
      await press(page, /^Back up|^Make a backup|backup now/i)
      await page
        .getByRole('link', { name: /Download/ })
        .first()
        .waitFor({ timeout: 60_000 })
    },
  },
  { name: 'system', path: '/admin/system' },
  { name: 'unknown', path: '/admin/nothing-here' },
]

/** Before anybody is signed in. */
export const SIGN_IN_SCENES: readonly Scene[] = [
  { name: 'sign-in', path: '/admin/login' },
  {
    name: 'sign-in-refused',
    path: '/admin/login',
    reach: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not-this-one')
      await press(page, 'Sign in')
      await page.getByRole('alert').first().waitFor()
    },
  },
]
