import { expect, test } from 'vitest'
import { listForms, readField } from '#tests/support/page-forms.ts'

test('a page’s POST forms are found with their actions and fields', () => {
  const html = `<form method="get"><input name="q" value="no"></form>
    <form class="x" method="post" action="/a?b=1&amp;c=2"><input type="hidden" name="version" value="3"/>
      <label>Name <input name="name" value="&quot;Ada&quot; &amp; Ben"></label><textarea name="text">two
lines</textarea><select name="size"><option value="S">S</option></select><input value="nameless"><button>Save</button>
    </form><form method="post"><button name="intent" value="delete">Delete</button></form>`
  expect(listForms(html, '/here')).toEqual([
    {
      action: '/a?b=1&c=2',
      fields: [
        ['version', '3'],
        ['name', '"Ada" & Ben'],
        ['text', 'two\nlines'],
        ['size', ''],
      ],
    },
    { action: '/here', fields: [['intent', 'delete']] },
  ])
})

test('a field is read from the first input with its name and a value', () => {
  const html = `<meta name="version" content="no"><select name="version"></select><form>
    <input type="hidden" name="version" value="a &quot;b&quot; &amp; c"><input name="version" value="later">
    <input name="note" value=""></form>`
  expect(readField(html, 'version')).toBe('a "b" & c')
  expect(readField(html, 'note')).toBe('')
})

test('a missing field is an error, because a test could pass for the wrong reason if the field were not sent', () => {
  expect(() => readField('<input name="other" value="1"><input name="version">', 'version')).toThrow(
    'The page has no value for the field version',
  )
})
