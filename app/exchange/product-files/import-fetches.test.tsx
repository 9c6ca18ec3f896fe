import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Fetches } from '#app/exchange/imports/fetch-images.server.ts'
import { ImportFetches } from '#app/exchange/product-files/import-fetches.tsx'

const NONE: Fetches = { waiting: 0, ready: 0, failed: 0, failures: [] }
const failures = ['a', 'b'].map((name) => ({ url: `http://127.0.0.1/${name}.jpg`, reason: 'It is gone' }))

function render(wanted: number, fetches: Partial<Fetches> = {}) {
  const element = <ImportFetches wanted={wanted} fetches={{ ...NONE, ...fetches }} isBusy={false} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return {
    text: html.replaceAll(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
    sends: /name="intent" value="([^"]+)"/.exec(html)?.[1],
  }
}

test.each([
  { state: 'images in the file', wanted: 2, sends: 'fetch', text: '|The file has URLs for 2 images.|Fetch 2 images|' },
  {
    state: 'some fetched images',
    wanted: 0,
    fetches: { ready: 2 },
    sends: undefined,
    text: '|2 images fetched.|',
  },
  {
    state: 'some failed images',
    wanted: 2,
    fetches: { ready: 1, failed: 3, failures },
    sends: 'fetch',
    text: '|1 image fetched, 3 failed.|Retry 2 images|http://127.0.0.1/a.jpg |It is gone.|http://127.0.0.1/b.jpg |It is gone.|And 1 more|',
  },
])('with $state, the state and the available action, if any, are shown', ({ wanted, fetches, sends, text }) => {
  expect(render(wanted, fetches)).toEqual({ sends, text })
})

test('while images are being fetched, fetching the remaining images can be stopped', () => {
  const { text, sends } = render(1, { waiting: 3, ready: 1 })
  expect(text).toContain('1 of 4')
  expect(sends).toBe('stop-fetching')
})

test('nothing is shown if the file has no images to fetch', () => {
  expect(render(0)).toEqual({ text: '', sends: undefined })
})
