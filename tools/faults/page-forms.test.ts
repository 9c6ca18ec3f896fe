import { expect, test } from 'vitest'
import { listForms } from '#tests/support/page-forms.ts'

test('a page’s forms are found with their actions and fields', () => {
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
