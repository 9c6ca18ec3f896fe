import { expect, test } from 'vitest'
import { compareMessages, formatTextModule } from '#tools/lint/texts.ts'

test('missing and unknown messages in a translation are found at every depth', () => {
  const english = { add: 'Add', left: (count: number) => `${count} left`, states: { paid: 'Paid', open: { a: 'A' } } }
  expect(
    compareMessages(english, { add: 'Hinzu', states: { paid: 'Bezahlt', sent: 'Versandt' }, more: 'Mehr' }),
  ).toEqual({
    missing: ['left', 'states.open.a'],
    unknown: ['more', 'states.sent'],
  })
})

test('a text module imports its languages in the order of their paths', () => {
  expect(formatTextModule('app/store/brand/admin-text.ts', 'adminText', ['en'])).toBe(
    "import { inLanguages } from '#app/lib/messages.ts'\nimport * as en from '#app/store/brand/messages/en.admin.ts'\n\n" +
      'export const adminText = inLanguages<typeof en>({ en })\n',
  )
})
