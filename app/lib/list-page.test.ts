import { expect, test } from 'vitest'
import { clampPage, listPage } from '#app/lib/list-page.ts'

test.each([
  { requested: 1, total: 0, shown: 1 },
  { requested: 3, total: 0, shown: 1 },
  { requested: 1, total: 50, shown: 1 },
  { requested: 2, total: 50, shown: 1 },
  { requested: 2, total: 51, shown: 2 },
  { requested: 9_999, total: 51, shown: 2 },
])('with $total rows, a request for page $requested shows page $shown', ({ requested, total, shown }) => {
  expect(clampPage(requested, total)).toBe(shown)
})

test('a request for a page beyond the end loads the last page', async () => {
  const offsets: number[] = []
  const rowsFrom = async (offset: number) => {
    offsets.push(offset)
    return offset < 51 ? [offset] : []
  }
  expect(await listPage(9, Promise.resolve(51), rowsFrom)).toEqual({ rows: [50], page: 2, total: 51, hasMore: false })
  expect(await listPage(2, Promise.resolve(51), rowsFrom)).toMatchObject({ rows: [50], page: 2 })
  expect(offsets).toEqual([400, 50, 50])
})

test('a list can have fewer rows per page', async () => {
  const list = await listPage(2, Promise.resolve(25), async (offset) => [offset], 20)
  expect(list).toEqual({ rows: [20], page: 2, total: 25, hasMore: false })
})

test('rows beyond the maximum count are not listed', async () => {
  const list = await listPage(9_999, Promise.resolve(10_001), async (offset) => [offset])
  expect(list).toEqual({ rows: [9_950], page: 200, total: 10_000, hasMore: true })
})
