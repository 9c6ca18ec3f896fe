import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { chooseAction, openPanel } from '#tests/e2e/admin.ts'
import { expect } from '#tests/e2e/fixtures.ts'
import type { PageState } from '#tests/e2e/page-states.ts'

// States of admin screens that cannot be opened with a URL alone.

const GOWN = createDemoId('product', 'imisi-satin-gown')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()

/** Submits a form with mistakes and waits until the mistakes are reported. */
const submitWithMistakes =
  (name: string, type: (page: Page) => Promise<void> = async () => {}): PageState['open'] =>
  async (page) => {
    await type(page)
    await button(page, name).click()
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await expect(page.locator('[aria-invalid=true]').first()).toBeAttached()
  }

const openRowQuestion =
  (action: string): PageState['open'] =>
  async (page) => {
    await chooseAction(page, /^Actions for/, action)
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }

const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()

export const SELLING: readonly PageState[] = [
  {
    name: 'selected rows with a price change',
    getPath: () => '/admin/products?category=tops',
    open: async (page) => {
      await selectAll(page)
      await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Prices' }).click()
      await page.getByRole('dialog').getByLabel('Percent').fill('15')
      await expect(page.getByRole('region', { name: 'Prices before and after' })).toBeVisible()
    },
  },
  {
    name: 'new product with fibers, mistakes and images that could not be uploaded',
    coversPage: true,
    getPath: () => '/admin/products/new',
    open: async (page) => {
      await submitWithMistakes('Create product', async () => {
        await page.getByLabel('Fiber content').fill('72% viscose, 38% silk')
        await button(page, 'Add a color').click()
      })(page)
      await page.route('**/uploads', (route) => route.fulfill({ status: 503, body: 'away' }))
      const name = 'a-very-long-name-without-any-space-as-cameras-and-messengers-make-them.png'
      const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      const image = { name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
      await page.getByLabel('Add images').setInputFiles(image)
      await expect(page.getByRole('button', { name: /^Retry/ })).toBeVisible()
      await page.unroute('**/uploads')
    },
  },
  {
    name: 'a product’s care symbols',
    getPath: () => `/admin/products/edit/${GOWN}`,
    open: async (page) => {
      const details = page.getByRole('region', { name: 'Details for shoppers' })
      const summary = details.locator('summary').first()
      if (await summary.isVisible()) await summary.click()
      await details.getByRole('button', { name: /Change$/ }).click()
      await expect(page.getByRole('dialog', { name: 'Choose care symbols' })).toBeVisible()
    },
  },
  {
    name: 'shipping selected orders',
    getPath: () => '/admin/orders',
    open: async (page) => {
      await selectAll(page)
      await button(page, 'Ship').click()
      await expect(page.getByRole('dialog', { name: 'Ship orders' }).getByRole('textbox').first()).toBeVisible()
    },
  },
  {
    name: 'order address with mistakes',
    getPath: ({ placed }) => placed.screen,
    open: async (page) => {
      await button(page, 'Edit').click()
      const dialog = page.getByRole('dialog', { name: 'Edit address' })
      await dialog.getByLabel('City').fill('')
      await dialog.getByRole('button', { name: 'Save address' }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'return with mistakes',
    getPath: ({ delivered }) => delivered.screen,
    open: async (page) => {
      await button(page, 'Record a return').click()
      const dialog = page.getByRole('dialog', { name: 'Record a return' })
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByRole('textbox', { name: /^Returned/ }).fill('7')
      await dialog.getByLabel('Reason').selectOption('fit')
      await dialog.getByRole('button', { name: /^Record/ }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'orders chosen for a transfer',
    getPath: () => '/admin/transfers?view=received',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Choose orders/ })
        .first()
        .click()
      await expect(page.getByLabel('Find an order')).toBeVisible()
    },
  },
  {
    name: 'arrived payments, payments below the total, and returned payments',
    coversPage: true,
    getPath: () => '/admin/transfers',
    open: async (page) => {
      const accept = page.getByRole('button', { name: /^Accept underpayment/ })
      const unpaid = page.getByRole('main').getByRole('listitem').filter({ hasNot: accept })
      await unpaid
        .getByRole('button', { name: /^Confirm payment/ })
        .first()
        .click()
      await expect(page.getByLabel('Amount received')).toBeVisible()
      await accept.click()
      await expect(page.getByRole('button', { name: /^Accept with / })).toBeVisible()
      await page.getByRole('button', { name: /^Mark as refunded/ }).click()
      await expect(page.getByRole('button', { name: /as refunded$/ })).toBeVisible()
    },
  },
  {
    name: 'statement columns',
    getPath: () => '/admin/transfers?view=statements',
    open: async (page) => {
      const buffer = Buffer.from('Day;Sum;Who;What\n03/04/2026;1.234;Ada;mapped\n')
      await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer })
      await button(page, 'Import').click()
      await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible()
    },
  },
  {
    name: 'a period that is too long',
    coversPage: true,
    getPath: () => '/admin/payments/activity/reconciliation',
    open: async (page) => {
      await page.getByLabel('First day').fill('2026-01-01')
      await button(page, 'Compare').click()
      await expect(page.getByText('Choose a period of at most 31 days.')).toBeVisible()
    },
  },
]

export const PEOPLE: readonly PageState[] = [
  {
    name: 'navigation and commands',
    getPath: () => '/admin',
    open: async (page) => {
      await expect(page.locator('dialog.command-palette'), 'the palette is prefetched').toBeAttached()
      await page.getByRole('button', { name: 'Search and commands' }).click()
      const palette = page.getByRole('dialog', { name: 'Search and commands' })
      await palette.getByText('Keyboard shortcuts').click()
      await expect(palette.getByRole('term').first()).toBeVisible()
    },
  },
  {
    name: 'customer with mistakes',
    getPath: ({ longCustomer }) => `/admin/customers/${longCustomer}`,
    open: async (page) => {
      await button(page, 'Edit Customer').click()
      await page.getByLabel('Email').fill('no address')
      await button(page, 'Save Changes').click()
      await expect(page.getByRole('alert').filter({ hasText: 'This customer was not saved' })).toBeVisible()
    },
  },
  {
    name: 'confirmation before personal data is erased',
    getPath: ({ longCustomer }) => `/admin/customers/${longCustomer}`,
    open: async (page) => {
      await chooseAction(page, /^More actions$/, 'Erase personal data')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'confirmation before a subscription ends',
    getPath: () => '/admin/subscribers?q=subdomain',
    open: openRowQuestion('Unsubscribe'),
  },
  {
    name: 'setup of a second login factor',
    getPath: () => '/admin/account',
    open: async (page) => {
      const panel = page.getByRole('region', { name: 'Two-factor authentication' })
      await panel.getByLabel('Current password').fill('correct-horse-battery')
      await panel.getByRole('button', { name: 'Set up' }).click()
      await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    },
  },
  {
    name: 'discount with mistakes',
    coversPage: true,
    getPath: () => '/admin/discounts/new',
    open: submitWithMistakes('Add code', async (page) => await page.getByLabel('Percentage').fill('101')),
  },
  {
    name: 'reasons for not showing a review',
    getPath: () => '/admin/reviews',
    open: async (page) => {
      await button(page, 'Reply').click()
      await page
        .getByLabel(/^Actions for /)
        .first()
        .click()
      await button(page, 'Hide').click()
      await expect(page.getByRole('alertdialog').getByLabel('Reason')).toBeVisible()
    },
  },
]

export const CONTENT: readonly PageState[] = [
  {
    name: 'confirmation before a category is deleted',
    getPath: () => '/admin/categories',
    open: openRowQuestion('Delete'),
  },
  {
    name: 'products to add to a collection',
    getPath: () => '/admin/collections/new',
    open: async (page) => {
      await button(page, 'Add Products').click()
      const boxes = page.getByRole('group', { name: 'Products to add' }).getByRole('checkbox')
      for (const at of [0, 1, 2]) await boxes.nth(at).check()
    },
  },
  {
    name: 'menus with mistakes',
    coversPage: true,
    getPath: () => '/admin/menus',
    open: async (page) => {
      await button(page, 'Add item').click()
      await page.getByLabel('Links to').selectOption('address')
      await page.getByLabel('URL (required)').fill('javascript:alert(1)')
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('alert').filter({ hasText: 'The menus were not saved' })).toBeVisible()
    },
  },
  {
    name: 'files, one of which cannot be read',
    getPath: () => '/admin/import',
    open: async (page) => {
      const [redirects, sheet] = [
        Buffer.from('Redirect from,Redirect to\n/pages/b,/faq\n'),
        Buffer.from('PK\u0003\u0004'),
      ]
      await page.getByLabel('Files to import').setInputFiles([
        { name: 'redirects.csv', mimeType: 'text/csv', buffer: redirects },
        { name: 'sheet.xlsx', mimeType: 'application/zip', buffer: sheet },
      ])
      await expect(page.getByText('This is not a CSV file.')).toBeVisible()
    },
  },
  {
    name: 'images that could not be fetched',
    getPath: ({ productFile }) => productFile,
    open: async (page) => {
      await page.getByRole('button', { name: 'Fetch 1 image' }).click()
      await expect(page.getByRole('list', { name: 'Images that failed' }).getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    name: 'brand with a logo',
    coversPage: true,
    getPath: () => '/admin/brand',
    open: async (page) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>'
      const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
      await page.getByText('Name and logo').click()
      await page.getByLabel('Add logo').setInputFiles(logo)
      await expect(button(page, 'Remove logo')).toBeVisible()
    },
  },
  {
    name: 'page with mistakes',
    coversPage: true,
    getPath: () => '/admin/pages/new',
    open: submitWithMistakes('Publish'),
  },
  {
    name: 'redirect with mistakes',
    coversPage: true,
    getPath: () => '/admin/redirects/new',
    open: submitWithMistakes('Add redirect', async (page) => await page.getByLabel('Redirect from').fill('/about')),
  },
  {
    name: 'manufacturer with mistakes',
    coversPage: true,
    getPath: () => '/admin/manufacturers/new',
    open: submitWithMistakes('Add manufacturer'),
  },
  {
    name: 'size guide with mistakes',
    coversPage: true,
    getPath: () => '/admin/size-guides/new',
    open: submitWithMistakes('Add size guide'),
  },
  {
    name: 'translation with mistakes',
    getPath: () => `/admin/translations/de/product/${GOWN}`,
    open: submitWithMistakes('Save translation', async (page) => {
      const name = page.getByLabel('Name', { exact: true })
      await name.evaluate((field) => field.removeAttribute('maxlength'))
      await name.fill('x'.repeat(201))
    }),
  },
]

export const SETTINGS: readonly PageState[] = [
  {
    name: 'settings with mistakes',
    coversPage: true,
    getPath: () => '/admin/settings?tab=pricing',
    open: submitWithMistakes('Save All Settings', async (page) => await page.getByLabel('Tax rate (%)').fill('-5')),
  },
  {
    name: 'market with mistakes',
    coversPage: true,
    getPath: () => '/admin/markets/new',
    open: submitWithMistakes('Add market'),
  },
  {
    name: 'zone with mistakes',
    coversPage: true,
    getPath: () => '/admin/shipping/new',
    open: submitWithMistakes('Add zone'),
  },
  {
    name: 'pickup points with mistakes',
    coversPage: true,
    getPath: ({ market }) => `/admin/shipping/pickup/${market}`,
    open: submitWithMistakes('Save pickup points'),
  },
  {
    name: 'tax rate with mistakes',
    coversPage: true,
    getPath: () => '/admin/taxes/rates/new?country=US',
    open: submitWithMistakes(
      'Add tax rate',
      async (page) => await page.getByLabel('Rate (%) (required)').fill('a fifth'),
    ),
  },
  {
    name: 'a rule switched off without a reason, and notices with and without images',
    coversPage: true,
    getPath: () => '/admin/law',
    open: async (page) => {
      const rule = page.getByRole('region', { name: 'Packaging register', exact: true })
      await rule.locator('summary').first().click()
      await rule.getByText('Turn off').first().click()
      await rule.getByLabel('Reason').fill('   ')
      await rule.getByRole('button', { name: 'Turn off Packaging register' }).click()
      await expect(rule.getByLabel('Reason')).toHaveAccessibleDescription(/Enter why this does not apply/)

      const panel = page.getByRole('region', { name: 'Official images of the guarantee notice' })
      await panel.locator('summary').click()
      const fields = panel.getByLabel(/^Notice in /)
      const svg = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path d="M0 0h210v297H0z"/></svg>',
      )
      await fields.nth(0).setInputFiles({ name: 'notice.svg', mimeType: 'image/svg+xml', buffer: svg })
      await expect(panel.getByRole('img', { name: /^Notice in / })).toBeVisible()
      await fields.nth(1).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('The notice') })
      await expect(panel.getByRole('alert')).toContainText('This is not an SVG, PNG, JPEG or WebP image.')
    },
  },
  {
    name: 'rejected keys',
    coversPage: true,
    getPath: () => '/admin/payments/stripe',
    open: async (page) => {
      await page.getByLabel('Secret key').fill('pk_test_published')
      await page.getByLabel('Signing secret').fill('whsec_of_a_webhook')
      await button(page, 'Connect').click()
      await expect(page.getByText('This does not look like the secret key')).toBeVisible()
    },
  },
  {
    name: 'bank account with a typo in its IBAN',
    coversPage: true,
    getPath: () => '/admin/payments/bank_transfer',
    open: submitWithMistakes('Save account', async (page) => {
      await page.getByLabel('IBAN').first().fill('DE88 3704 0044 0532 0130 00')
    }),
  },
  {
    name: 'a removed language',
    getPath: ({ germany }) => `/admin/markets/edit/${germany}`,
    open: async (page) => {
      await openPanel(page, 'Languages')
      await chooseAction(page, PSEUDO_LANGUAGE, 'Remove')
      await expect(page.getByRole('status').filter({ hasText: 'will be removed when you save' })).toBeVisible()
    },
  },
]

const SECTIONS = ['Radiate Your Light', 'Best sellers', 'Made slowly, worn often', 'Our promise']

/** States that are opened on a phone, where they look different. */
export const ON_A_PHONE: readonly PageState[] = [
  {
    name: 'navigation',
    getPath: () => '/admin',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open navigation' }).click()
      await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
    },
  },
  {
    name: 'selected rows',
    getPath: () => '/admin/products?category=tops',
    open: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check()
      await expect(page.getByRole('group', { name: 'Selected rows' })).toBeVisible()
    },
  },
  { name: 'product with collapsed sections', getPath: () => `/admin/products/edit/${GOWN}`, open: async () => {} },
  { name: 'settings list', getPath: () => '/admin/settings/all', open: async () => {} },
  ...SECTIONS.map((title) => ({
    name: `section ${title}`,
    part: '[aria-labelledby=section-settings]',
    getPath: () => '/admin/homepage',
    open: async (page: Page) => {
      const list = page.getByRole('group', { name: 'Homepage sections' })
      await list.locator('button[data-section]', { hasText: title }).click()
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    },
  })),
  {
    name: 'products found for a section',
    getPath: () => '/admin/homepage',
    open: async (page) => {
      await page.locator('button[data-section="latest-collections"]').click()
      await page.getByRole('combobox', { name: 'Add product to Latest collections' }).fill('linen')
      await expect(page.getByRole('listbox', { name: 'Products' }).getByRole('option').first()).toBeVisible()
    },
  },
]
