import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The rules for external text are in lib/text.ts and its imports; schemas get normalized text. This searches text, not
// syntax, so it catches only careless code.

const CUSTOM_RULE = /[iI]sWellFormed|toWellFormed|\\p\{Cc\}|'\\0'|normalize\('NFC'\)/

/** Allowed because the values compared or rejected there are not field text. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/lib/link.ts': 'an address within Markdown, which stays text otherwise',
  'app/lib/savable.ts': 'the place itself',
  'app/lib/text.ts': 'the place itself',
  'app/lib/xml.ts': 'characters that no XML has',
  'app/operations/backups/backup-folder.server.ts': 'the end of a name within an archive',
  'app/exchange/product-files/import-draft.ts': 'what a product has already, before it is compared',
  'app/exchange/product-files/own-columns.ts': 'names of files, before they are compared',
  'app/exchange/product-files/plan-import.ts': 'what a product has already, before it is compared',
  'app/exchange/product-files/woo-heading.ts': 'names of columns, before they are compared',
  'app/store/staff/credentials-input.ts': 'who logs in is looked up as it was typed',
  'app/store/staff/staff.ts': 'an address to go to after login',
  'app/payments/transfers/import-statement.server.ts': 'what a bank wrote, which nobody can correct',
  'app/payments/transfers/statement-encoding.ts': 'whether a bank’s file is text at all',
  'app/platform/files/read-csv.server.ts': 'what is no file of text at all',
  'app/platform/files/table-bytes.ts': 'zero bytes that programs leave in files of text',
  'app/platform/images/share-image.server.ts': 'what can be drawn',
}

test('only lib/text.ts and its exceptions decide which characters a text may contain', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => CUSTOM_RULE.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})

/** Inputs that are read without `parseForm` and `parseInput`, or pass them unchanged. */
const UNPARSED =
  /(?<!\.clone\(\))\.formData\(\)|request\.(json|text)\(\)|\basTyped:(?! readonly| Read)|\bform\.get(All)?\((?!'intent'\))/

/** Allowed because the code reads no text fields, or clones a form in the browser. */
const UNPARSED_ALLOWED: Readonly<Record<string, string>> = {
  'app/store/staff/confirm-download.server.ts': 'passwords',
  'app/store/brand/brand-form.tsx': 'in the browser',
  'app/content/contact/contact-input.ts': 'in the browser',
  'app/pricing/discounts/discount-input.ts': 'compared with known time zones',
  'app/orders/shopper/shopper-order.server.ts': 'shown again beside its errors',
  'app/exchange/product-files/mapping/mapping-input.ts': 'choices of lists, which a schema checks',
  'app/orders/withdrawals/receive-withdrawal.server.ts': 'shown again beside its errors',
  'app/orders/withdrawals/storefront/confirm-withdrawal.tsx': 'in the browser',
  'app/lib/draft.ts': 'in the browser',
  'app/platform/http/read-form.ts': 'the place itself',
  'app/routes/admin/account.tsx': 'passwords, and what is shown again beside its errors',
  'app/routes/admin/law.tsx': 'shown again beside its errors',
  'app/routes/admin/mail-server.tsx': 'passwords',
  'app/routes/admin/payment-provider.tsx': 'keys and passwords',
  'app/routes/admin/products.tsx': 'compared',
  'app/routes/admin/shipping-zone-edit.tsx': 'an id',
  'app/routes/admin/subscribers.tsx': 'an id',
  'app/routes/admin/translation-edit.tsx': 'a password',
  'app/routes/admin/waiting-list.tsx': 'an id',
  'app/routes/api/auth.ts': 'who logs in is looked up as it was typed',
  'app/routes/api/brand-image.ts': 'compared',
  'app/routes/api/guarantee-notice.ts': 'what `parseInput` gets',
  'app/routes/api/json-request.ts': 'the place itself, of JSON',
  'app/routes/api/orders-bulk.ts': 'what `parseInput` gets',
  'app/routes/api/payment-webhook.ts': 'a signed body',
  'app/routes/api/transfer-file.ts': 'choices of lists, which a schema checks',
  'app/routes/api/uploads.ts': 'the letters and digits of a folder',
  'app/routes/storefront/waiting-join.tsx': 'shown again beside its errors',
}

test('requests are read by parseForm or parseInput', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const found = files.filter((file) => UNPARSED.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(UNPARSED_ALLOWED).toSorted())
})

/** JSON within a form that is read without `jsonField`, which normalizes its strings. */
const OTHER_JSON = /\bparseJson\(|\bJSON\.parse\(/

/** Allowed because their schema accepts no other text, or checks each string itself. */
const OTHER_JSON_ALLOWED: Readonly<Record<string, string>> = {
  'app/content/announcements/admin/announcements-command.ts': '`checkAnnouncements` uses `parseInput`',
  'app/store/brand/brand-input.ts': 'colors, fonts and files of a list',
  'app/content/homepage/admin/homepage-input.ts': 'ids',
  'app/content/homepage/sections/admin/sections-command.ts': '`checkSections` uses `parseInput`',
  'app/content/menus/admin/menus-command.ts': '`checkMenu` uses `parseInput`',
  'app/inventory/waiting-list/storefront/join-input.server.ts': 'compared with choices of the product',
  'app/routes/admin/homepage-preview.tsx': '`checkSections` uses `parseInput`',
  'app/routes/api/brand-mail.ts': 'a look, of which nothing is stored',
  'app/routes/api/orders-bulk.ts': 'what `parseInput` gets',
  'app/routes/api/transfer-file.ts': 'choices of lists, which a schema checks',
}

test('JSON within a form is read by jsonField', () => {
  const files = globSync(['app/routes/**/*.{ts,tsx}', 'app/*/**/*-{command,input}{,.server}.ts'])
  const found = files.filter((file) => OTHER_JSON.test(readFileSync(file, 'utf8')) && !file.includes('.test.'))
  expect(found.toSorted()).toEqual(Object.keys(OTHER_JSON_ALLOWED).toSorted())
})

test.each([
  'await request.formData()',
  'await request.json()',
  'await request.text()',
  "form.get('name')",
  "form.getAll('line')",
  "parseForm(schema, form, { asTyped: ['name'] })",
])('code that bypasses them is found: %s', (line) => {
  expect(UNPARSED.test(line)).toBe(true)
})

test.each(["text.includes('\\0')", 'text.isWellFormed()', '/\\p{Cc}/u.test(text)', "text.normalize('NFC')"])(
  'the search can find: %s',
  (line) => {
    expect(CUSTOM_RULE.test(line)).toBe(true)
  },
)
