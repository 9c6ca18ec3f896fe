import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What a text from outside may contain is decided in lib/text.ts and its imports; schemas get normalized texts. This
// searches text, not syntax, so it finds careless code only.

const OWN_WAY = /[iI]sWellFormed|toWellFormed|\\p\{Cc\}|'\\0'|normalize\('NFC'\)/

/** Where it is right: what is compared or refused there is not a field's text. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/lib/link.ts': 'an address within Markdown, which stays text otherwise',
  'app/lib/savable.ts': 'the place itself',
  'app/lib/short-line.ts': 'the place itself',
  'app/lib/text.ts': 'the place itself',
  'app/lib/xml.ts': 'characters that no XML has',
  'app/features/backups/backup-folder.server.ts': 'the end of a name within an archive',
  'app/features/product-files/import-draft.ts': 'what a product has already, before it is compared',
  'app/features/product-files/own-columns.ts': 'names of files, before they are compared',
  'app/features/product-files/plan-import.ts': 'what a product has already, before it is compared',
  'app/features/product-files/woo-heading.ts': 'names of columns, before they are compared',
  'app/features/staff/credentials-input.ts': 'who logs in is looked up as it was typed',
  'app/features/staff/staff.ts': 'an address to go to after login',
  'app/features/transfers/import-statement.server.ts': 'what a bank wrote, which nobody can correct',
  'app/features/transfers/statement-encoding.ts': 'whether a bank’s file is text at all',
  'app/platform/files/read-csv.server.ts': 'what is no file of text at all',
  'app/platform/files/table-bytes.ts': 'zero bytes that programs leave in files of text',
  'app/platform/images/share-image.server.ts': 'what can be drawn',
}

test('what a text may hold is decided in one place', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => OWN_WAY.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})

test.each(["text.includes('\\0')", 'text.isWellFormed()', '/\\p{Cc}/u.test(text)', "text.normalize('NFC')"])(
  'the search can find: %s',
  (line) => {
    expect(OWN_WAY.test(line)).toBe(true)
  },
)
