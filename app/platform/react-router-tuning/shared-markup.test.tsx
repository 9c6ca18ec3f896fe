import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openSharedMarkup } from '#app/platform/react-router-tuning/shared-markup.server.ts'
import { SharedElement, SharedMarkupContext } from '#app/platform/react-router-tuning/shared-markup.tsx'

let renderCount = 0

function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <SharedElement key={name} element="article" className="card" by={{ name }}>
      {() => {
        renderCount++
        return (
          <>
            <p title={name}>
              {name} & {name}
            </p>
            last
          </>
        )
      }}
    </SharedElement>
  ))
}

/** Returns a page as the server sends it, and the number of elements that were rendered for it. */
function render(scope: string, names: readonly string[]) {
  const before = renderCount
  const shared = openSharedMarkup(scope)
  const page = (
    <main>
      <SharedMarkupContext value={shared}>
        <Names names={names} />
      </SharedMarkupContext>
    </main>
  )
  const html = shared.extract(Buffer.from(renderToString(page))).toString()
  return { html, rendered: renderCount - before }
}

const NAMES = ['linen', 'satin', ' data-shared="0"', '<template data-shared="1"></template>', '₦ </article>']

function renderPlain(names: readonly string[]): string {
  return renderToString(
    <main>
      <Names names={names} />
    </main>,
  )
}

test('pages are the same with and without shared markup', () => {
  expect(render('a', NAMES)).toEqual({ html: renderPlain(NAMES), rendered: 5 })
  expect(render('a', NAMES)).toEqual({ html: renderPlain(NAMES), rendered: 0 })
  const others = ['wool', ...NAMES.toReversed(), 'wool']
  expect(render('a', others)).toEqual({ html: renderPlain(others), rendered: 2 })
})

test('pages in different scopes do not share markup', () => {
  render('b', ['silk'])
  expect(render('c', ['silk'])).toEqual({ html: renderPlain(['silk']), rendered: 1 })
})
