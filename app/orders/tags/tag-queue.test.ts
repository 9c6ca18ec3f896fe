import { expect, test } from 'vitest'
import {
  beginRequest,
  changeTags,
  isSaved,
  retryRequest,
  settleRequest,
  startQueue,
} from '#app/orders/tags/tag-queue.ts'

test('changes during a request wait until it is complete; then only the last state is sent', () => {
  const first = beginRequest(changeTags(startQueue(['old']), ['old', 'new']))
  expect(first.request).toEqual({ before: ['old'], after: ['old', 'new'] })
  const removed = beginRequest(changeTags(first.queue, ['old']))
  expect(removed.request).toBeNull()
  const readded = beginRequest(changeTags(removed.queue, ['new', 'other']))
  expect(readded.request).toBeNull()
  expect(readded.queue.wantedTags).toEqual(['new', 'other'])
  const second = beginRequest(settleRequest(readded.queue, true))
  expect(second.request).toEqual({ before: ['old', 'new'], after: ['new', 'other'] })
  const last = beginRequest(settleRequest(second.queue, true))
  expect(last.request).toBeNull()
  expect(isSaved(last.queue)).toBe(true)
})

test('nothing is sent for a change that is reverted before it is sent', () => {
  const first = beginRequest(changeTags(startQueue([]), ['a']))
  const second = changeTags(changeTags(first.queue, ['a', 'b']), ['A'])
  expect(beginRequest(settleRequest(second, true)).request).toBeNull()
})

test('after a failure, tags keep the changes that staff made, and are sent again on request or after a change', () => {
  const first = beginRequest(changeTags(startQueue(['old']), ['new']))
  const failed = beginRequest(settleRequest(first.queue, false))
  expect(failed.request).toBeNull()
  expect(failed.queue).toMatchObject({ wantedTags: ['new'], hasFailed: true })
  expect(isSaved(failed.queue)).toBe(false)
  expect(beginRequest(retryRequest(failed.queue)).request).toEqual({ before: ['old'], after: ['new'] })
  expect(beginRequest(changeTags(failed.queue, ['new', 'b'])).request).toEqual({ before: ['old'], after: ['new', 'b'] })
  expect(beginRequest(changeTags(failed.queue, ['old'])).request).toBeNull()
})
