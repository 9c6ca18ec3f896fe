import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The rules for external text are in lib/text.ts, lib/line.ts and their imports; schemas get normalized text. This
// searches text, not syntax, so it catches only careless code.

const CUSTOM_RULE = /[iI]sWellFormed|toWellFormed|\\p\{Cc\}|'\\0'|normalize\('NFC'\)/

/** Files that are allowed, because they implement the rules or handle other values than field text. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/lib/line.ts': 'implements the rule',
  'app/lib/link.ts': 'a URL in Markdown, which otherwise remains text',
  'app/lib/savable.ts': 'implements the rule',
  'app/lib/text.ts': 'implements the rule',
  'app/lib/xml.ts': 'characters that XML cannot contain',
  'app/operations/backups/backup-folder.server.ts': 'the end of a name in an archive',
  'app/exchange/product-files/import-draft.ts': 'a product’s existing data, before it is compared',
  'app/exchange/product-files/own-columns.ts': 'file names, before they are compared',
  'app/exchange/product-files/plan-import.ts': 'a product’s existing data, before it is compared',
  'app/exchange/product-files/woo-heading.ts': 'column names, before they are compared',
  'app/store/staff/credentials-input.ts': 'login names are looked up as typed',
  'app/store/staff/staff.ts': 'a URL to go to after login',
  'app/payments/transfers/import-statement.server.ts': 'text from a bank, which nobody can correct',
  'app/payments/transfers/statement-encoding.ts': 'whether a bank’s file is text at all',
  'app/platform/files/read-csv.server.ts': 'detects files that are not text',
  'app/platform/files/table-bytes.ts': 'zero bytes that programs leave in text files',
  'app/platform/images/share-image.server.ts': 'characters that can be drawn',
}

test('only the allowed files decide which characters text can contain', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => CUSTOM_RULE.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})

/** Input that is read without `parseForm` and `parseInput`, or that they leave unchanged. */
const UNPARSED =
  /(?<!\.clone\(\))\.formData\(\)|request\.(json|text)\(\)|\basTyped:(?! readonly| Read)|\bform\.get(All)?\((?!'intent'\))/

/** Files that are allowed, with what they read or why they read it in this way. */
const UNPARSED_ALLOWED: Readonly<Record<string, string>> = {
  'app/store/staff/confirm-download.server.ts': 'passwords',
  'app/store/brand/brand-form.tsx': 'in the browser',
  'app/content/contact/contact-input.ts': 'in the browser',
  'app/pricing/discounts/discount-input.ts': 'compared with known time zones',
  'app/orders/shopper/shopper-order.server.ts': 'shown again beside its errors',
  'app/exchange/product-files/mapping/mapping-input.ts': 'choices from lists, which a schema checks',
  'app/orders/withdrawals/receive-withdrawal.server.ts': 'shown again beside its errors',
  'app/orders/withdrawals/storefront/confirm-withdrawal.tsx': 'in the browser',
  'app/inventory/photo-drafts/draft-rows.ts': 'passed to `parseInput`',
  'app/lib/draft.ts': 'in the browser',
  'app/operations/setup/setup-form.tsx': 'in the browser',
  'app/platform/http/read-form.ts': 'implements the rule',
  'app/routes/admin/account.tsx': 'passwords, and text that is shown again beside its errors',
  'app/routes/admin/law.tsx': 'shown again beside its errors',
  'app/routes/admin/tags.tsx': 'shown again beside its errors',
  'app/routes/admin/login-reset.tsx': 'passwords',
  'app/routes/admin/mail-server.tsx': 'passwords',
  'app/routes/admin/payment-provider.tsx': 'keys and passwords',
  'app/routes/admin/products.tsx': 'compared',
  'app/routes/admin/setup.tsx': 'passed to `parseForm`',
  'app/routes/admin/shipping-zone-edit.tsx': 'an id',
  'app/routes/admin/subscribers.tsx': 'an id',
  'app/routes/admin/translation-edit.tsx': 'a password',
  'app/routes/admin/waiting-list.tsx': 'an id',
  'app/routes/api/auth.ts': 'login names are looked up as typed',
  'app/routes/api/brand-image.ts': 'compared',
  'app/routes/api/guarantee-notice.ts': 'passed to `parseInput`',
  'app/routes/api/json-request.ts': 'implements the rule for JSON',
  'app/routes/api/orders-bulk.ts': 'passed to `parseInput`',
  'app/routes/api/payment-webhook.ts': 'a signed body',
  'app/routes/api/receive-images.server.ts': 'the letters and digits of a folder',
  'app/routes/api/transfer-file.ts': 'choices from lists, which a schema checks',
  'app/routes/api/video-upload.ts': 'compared',
  'app/routes/storefront/waiting-join.tsx': 'shown again beside its errors',
}

test('requests are read by parseForm or parseInput', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const found = files.filter((file) => UNPARSED.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(UNPARSED_ALLOWED).toSorted())
})

/** JSON within a form that is read without `jsonField`, which normalizes its strings. */
const OTHER_JSON = /\bparseJson\(|\bJSON\.parse\(/

/** Files that are allowed, because their strings are checked in a different way or not stored. */
const OTHER_JSON_ALLOWED: Readonly<Record<string, string>> = {
  'app/content/announcements/admin/announcements-command.ts': '`checkAnnouncements` uses `parseInput`',
  'app/store/brand/brand-input.ts': 'colors, fonts and files from a list',
  'app/content/homepage/sections/admin/sections-command.ts': '`checkSections` uses `parseInput`',
  'app/content/menus/admin/menus-command.ts': '`checkMenu` uses `parseInput`',
  'app/inventory/waiting-list/storefront/join-input.server.ts': 'compared with the product’s choices',
  'app/routes/api/brand-mail.ts': 'a look, which is not stored',
  'app/routes/api/orders-bulk.ts': 'passed to `parseInput`',
  'app/routes/api/transfer-file.ts': 'choices from lists, which a schema checks',
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
])('finds code that bypasses parseForm and parseInput: %s', (line) => {
  expect(UNPARSED.test(line)).toBe(true)
})

test.each(["text.includes('\\0')", 'text.isWellFormed()', '/\\p{Cc}/u.test(text)', "text.normalize('NFC')"])(
  'finds code with custom text rules: %s',
  (line) => {
    expect(CUSTOM_RULE.test(line)).toBe(true)
  },
)
