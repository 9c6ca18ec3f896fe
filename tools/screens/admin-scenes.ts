import type { Page } from '@playwright/test'
import {
  bulkDialog,
  chooseRows,
  comeToTheCode,
  dialogOf,
  failNext,
  onTheWay,
  press,
  rowOf,
  switchOnSecondFactor,
} from '#tools/screens/admin-steps.ts'
import type { Scene } from '#tools/screens/scene.ts'

const [PHONE, WIDE] = [[390], [820, 1440]]
const EDIT_SELAH = rowOf('/admin/products?q=Selah')

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
  { name: list, path: `/admin/${list}` },
  { name: `${list}-empty`, path: `/admin/${list}`, shop: 'empty' },
  { name: `${list}-no-results`, path: `/admin/${list}?q=nothing-like-it` },
  { name: `${list}-strange`, path: `/admin/${list}`, shop: 'strange' },
  { name: `${list}-long`, path: `/admin/${list}`, shop: 'long' },
])

/** In a store with very many of them. */
const largeScenes = ['', '/products', '/stock', '/orders', '/customers', '/collections'].map(
  (path): Scene => ({
    name: `${path.slice(1) || 'dashboard'}-large`,
    path: path && path !== '/collections' ? `/admin${path}?page=2` : `/admin${path}`,
    shop: 'large',
    isOverlay: true,
  }),
)

async function chooseFirst(page: Page): Promise<void> {
  await page
    .locator('tbody')
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .check()
  await page.getByText('1 selected').first().waitFor()
}

function bulkDialogOfFirst(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await chooseFirst(page)
    await page.locator('.bulk-bar').getByRole('button', { name }).click()
    await page.locator('dialog[open]').first().waitFor()
  }
}

async function printSlips(page: Page): Promise<void> {
  await chooseRows(page)
  const slips = await page.getByRole('link', { name: 'Print slips' }).getAttribute('href')
  await page.goto(slips ?? '')
}

/** Opens the first row of a list, and a dialog there. */
function openFirst(name: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('.row-link').first().click()
    await dialogOf(page, name)
  }
}

/** What staff see. */
export const ADMIN_SCENES: readonly Scene[] = [
  { name: 'dashboard', path: '/admin' },
  { name: 'dashboard-year', path: '/admin?days=90' },
  { name: 'dashboard-empty', path: '/admin', shop: 'empty' },
  { name: 'dashboard-strange', path: '/admin', shop: 'strange' },
  { name: 'dashboard-long', path: '/admin', shop: 'long' },
  {
    name: 'dashboard-table',
    path: '/admin',
    reach: async (page) => {
      for (const table of await page.getByText('View as table').all()) await table.click()
    },
  },
  ...listScenes,
  ...largeScenes,
  { name: 'list-on-the-way', path: '/admin/account', isOverlay: true, reach: onTheWay('Products') },
  {
    name: 'screen-on-the-way',
    path: '/admin/customers',
    isOverlay: true,
    reach: async (page) => {
      await page.route('**/admin/customers/*.data*', () => {}) // never answered
      await page.locator('.row-link').first().click()
      await page.getByText('Loading...').filter({ visible: true }).waitFor()
    },
  },
  {
    name: 'list-refining',
    path: '/admin/products',
    isOverlay: true,
    reach: async (page) => {
      await page.route('**/admin/products.data*', () => {}) // never answered
      await page.getByRole('combobox', { name: 'Status' }).selectOption('draft')
      await page.locator('table[aria-busy="true"]').waitFor()
    },
  },
  { name: 'list-failed', path: '/admin/subscribers', shop: 'faulty' },
  { name: 'screen-failed', path: '/admin/discounts', shop: 'faulty' },
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
  {
    name: 'palette-empty',
    path: '/admin',
    isOverlay: true,
    reach: async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'palette-nothing',
    path: '/admin',
    isOverlay: true,
    reach: async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.type('nothing like it')
      await page
        .getByText(/^(No|Nothing)/)
        .filter({ visible: true })
        .first()
        .waitFor()
    },
  },
  { name: 'products-chosen', path: '/admin/products', isOverlay: true, reach: chooseRows },
  {
    name: 'products-prices',
    path: '/admin/products',
    isOverlay: true,
    reach: bulkDialog('Prices'),
  },
  { name: 'products-status', path: '/admin/products', isOverlay: true, reach: bulkDialog('Set status') },
  { name: 'products-collections', path: '/admin/products', isOverlay: true, reach: bulkDialog('Collections') },
  { name: 'products-delete-chosen', path: '/admin/products', isOverlay: true, reach: bulkDialog('Delete') },
  { name: 'products-long-chosen', path: '/admin/products', shop: 'long', isOverlay: true, reach: chooseFirst },
  {
    name: 'products-delete',
    path: '/admin/products',
    isOverlay: true,
    widths: WIDE,
    reach: (page) => dialogOf(page, /^Delete/),
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
  { name: 'product-edit', path: EDIT_SELAH },
  { name: 'product-edit-long', path: rowOf('/admin/products'), shop: 'long' },
  {
    name: 'product-edit-refused',
    path: EDIT_SELAH,
    reach: async (page) => {
      await page.getByLabel('Name (required)').fill('')
      const pricing = page.getByRole('region', { name: 'Pricing' }).locator('summary')
      if (await pricing.isVisible()) await pricing.click() // on a phone it is folded
      await page.getByLabel('Price (₦) (required)').fill('-5')
      await page.getByLabel('Sale price').first().fill('abc')
      await page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first().click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'product-edit-leaving',
    path: EDIT_SELAH,
    isOverlay: true,
    reach: async (page) => {
      await page.getByLabel('Name (required)').fill('Selah Column Dress in another cloth')
      await page.getByRole('link', { name: 'Show all' }).first().click()
      await page.getByText('Leave without saving?').waitFor()
    },
  },
  {
    name: 'product-edit-delete',
    path: EDIT_SELAH,
    isOverlay: true,
    reach: async (page) => dialogOf(page, 'Delete'),
  },
  {
    name: 'product-edit-preview',
    path: EDIT_SELAH,
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Preview' }).first().click()
    },
  },
  { name: 'product-preview', path: async (page) => (await EDIT_SELAH(page)).replace('/edit/', '/preview/') },
  { name: 'product-edit-strange', path: rowOf('/admin/products'), shop: 'strange' },
  {
    name: 'product-edit-unsaved',
    path: EDIT_SELAH,
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
  { name: 'orders-ship', path: '/admin/orders?status=processing', isOverlay: true, reach: bulkDialogOfFirst('Ship') },
  { name: 'orders-status', path: '/admin/orders', isOverlay: true, reach: bulkDialog('Set status') },
  { name: 'orders-slips', path: '/admin/orders', reach: printSlips },
  { name: 'orders-to-ship', path: '/admin/orders?status=processing' },
  { name: 'order', path: rowOf('/admin/orders') },
  { name: 'order-shipped', path: rowOf('/admin/orders?status=shipped') },
  { name: 'order-cancelled', path: rowOf('/admin/orders?status=cancelled') },
  {
    name: 'order-return',
    path: rowOf('/admin/orders?status=delivered&sort=date&dir=asc'), // of the newest all may be back already
    isOverlay: true,
    reach: (page) => dialogOf(page, 'Record a return'),
  },
  {
    name: 'order-refund',
    path: rowOf('/admin/orders?status=delivered'),
    isOverlay: true,
    reach: (page) => dialogOf(page, 'Refund'),
  },
  { name: 'order-long', path: rowOf('/admin/orders'), shop: 'long' },
  {
    name: 'order-shipping',
    path: rowOf('/admin/orders?status=processing'),
    reach: async (page) => {
      await page.getByLabel('Status').first().selectOption('shipped')
    },
  },
  {
    name: 'order-cancel',
    path: rowOf('/admin/orders?status=processing'),
    isOverlay: true,
    reach: async (page) => {
      await page.getByLabel('Status').first().selectOption('cancelled')
      await press(page, /^Save/)
      await page.getByText('Cancel this order?').waitFor()
    },
  },
  {
    name: 'order-address',
    path: rowOf('/admin/orders?status=processing'),
    isOverlay: true,
    reach: (page) => dialogOf(page, 'Correct'),
  },
  {
    name: 'order-note-refused',
    path: rowOf('/admin/orders'),
    reach: async (page) => {
      await press(page, 'Add note')
      await page.getByText('Write something to be kept').waitFor()
    },
  },
  {
    name: 'order-refund-refused',
    path: rowOf('/admin/orders?status=delivered'),
    isOverlay: true,
    reach: async (page) => {
      await dialogOf(page, 'Refund')
      const dialog = page.locator('dialog[open]')
      await dialog.getByLabel(/^Refund in/).fill('999999999')
      await dialog.getByRole('button', { name: /^Refund/ }).click()
      await dialog.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'order-invoice-long',
    path: async (page) => `${await rowOf('/admin/orders')(page)}/print/invoice`,
    shop: 'long',
  },
  { name: 'order-print', path: async (page) => `${await rowOf('/admin/orders')(page)}/print/packing-slip` },
  { name: 'order-invoice', path: async (page) => `${await rowOf('/admin/orders')(page)}/print/invoice` },
  { name: 'order-unknown', path: '/admin/orders/nothing-here' },
  { name: 'discount-new', path: '/admin/discounts/new' },
  {
    name: 'discount-new-errors',
    path: '/admin/discounts/new',
    reach: async (page) => {
      await press(page, /^(Create|Save|Add)/)
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'discount-long', path: rowOf('/admin/discounts'), shop: 'long' },
  { name: 'discount-delete', path: '/admin/discounts', shop: 'long', isOverlay: true, reach: openFirst(/^Delete/) },
  { name: 'discount-unknown', path: '/admin/discounts/edit/nothing-here' },
  { name: 'discount', path: rowOf('/admin/discounts') },
  { name: 'mail-long', path: rowOf('/admin/mails'), shop: 'long' },
  { name: 'mail-unknown', path: '/admin/mails/nothing-here' },
  { name: 'message-long', path: rowOf('/admin/messages'), shop: 'long' },
  {
    name: 'message-delete',
    path: rowOf('/admin/messages'),
    shop: 'long',
    isOverlay: true,
    reach: (page) => dialogOf(page, 'Delete'),
  },
  { name: 'message-unknown', path: '/admin/messages/nothing-here' },
  {
    name: 'subscriber-leaving',
    path: '/admin/subscribers',
    isOverlay: true,
    shop: 'long',
    reach: (page) => dialogOf(page, /^Unsubscribe/),
  },
  { name: 'customer-long', path: rowOf('/admin/customers'), shop: 'long' },
  { name: 'customer-edit', path: rowOf('/admin/customers'), reach: (page) => press(page, 'Edit Customer') },
  {
    name: 'customer-edit-refused',
    path: rowOf('/admin/customers'),
    reach: async (page) => {
      await press(page, 'Edit Customer')
      await page
        .getByLabel(/^Email/)
        .first()
        .fill('not an address')
      await press(page, 'Save Changes')
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'customer-unknown', path: '/admin/customers/nothing-here' },
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
      await press(page, 'Save Collection')
      await page.getByText('Collection name is required').first().waitFor()
    },
  },
  { name: 'collection-long', path: rowOf('/admin/collections'), shop: 'long' },
  {
    name: 'collection-adding',
    path: rowOf('/admin/collections'),
    reach: (page) => press(page, 'Add Products'),
  },
  {
    name: 'collection-delete',
    path: '/admin/collections',
    isOverlay: true,
    reach: (page) => dialogOf(page, /^Delete/),
  },
  { name: 'collection-unknown', path: '/admin/collections/edit/nothing-here' },
  { name: 'collection', path: rowOf('/admin/collections') },
  { name: 'homepage', path: '/admin/homepage' },
  { name: 'homepage-empty', path: '/admin/homepage', shop: 'empty' },
  { name: 'homepage-long', path: '/admin/homepage', shop: 'long' },
  {
    name: 'settings-refused',
    path: '/admin/settings',
    reach: async (page) => {
      await page.getByLabel(/^Store name/i).fill('')
      await press(page, 'Save All Settings')
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'settings-empty', path: '/admin/settings', shop: 'empty' },
  { name: 'settings', path: '/admin/settings' },
  { name: 'settings-pricing', path: '/admin/settings?tab=pricing' },
  { name: 'settings-shipping', path: '/admin/settings?tab=shipping' },
  { name: 'settings-inventory', path: '/admin/settings?tab=inventory' },
  {
    name: 'settings-texts',
    path: '/admin/settings',
    reach: async (page) => {
      for (const text of await page.locator('main details > summary').all()) await text.click()
    },
  },
  { name: 'settings-without-scripts', path: '/admin/settings', withoutScripts: true },
  { name: 'account', path: '/admin/account' },
  {
    name: 'account-password-refused',
    path: '/admin/account',
    reach: async (page) => {
      const panel = page.getByRole('region', { name: 'Password', exact: true })
      await panel.getByLabel('Current password').fill('not-this-one')
      await panel.getByLabel('New password', { exact: true }).fill('short')
      await panel.getByLabel('New password once more').fill('other')
      await panel.getByRole('button', { name: 'Change password' }).click()
      await panel.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
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
  { name: 'sign-in-denied', path: '/admin/login?denied=1' },
  {
    name: 'sign-in-busy',
    path: '/admin/login',
    reach: async (page) => {
      await page.route('**/admin/login*', (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      )
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not-this-one')
      await press(page, 'Sign in')
      await page.getByText('Signing in...').waitFor()
    },
  },
  { name: 'second-factor-codes', path: '/admin/login', shop: 'strange', widths: PHONE, reach: switchOnSecondFactor },
  { name: 'second-factor-codes', path: '/admin/login', shop: 'empty', widths: [1440], reach: switchOnSecondFactor },
  { name: 'sign-in-code', path: '/admin/login', shop: 'strange', reach: comeToTheCode },
  {
    name: 'sign-in-code-refused',
    path: '/admin/login',
    shop: 'strange',
    reach: async (page) => {
      await comeToTheCode(page)
      await page.getByLabel('Code').fill('000000')
      await press(page, 'Sign in')
      await page.getByRole('alert').first().waitFor()
    },
  },
]
