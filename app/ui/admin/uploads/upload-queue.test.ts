import { afterEach, expect, test, vi } from 'vitest'
import type { UploadResult } from '#app/lib/image-url.ts'
import { openUploadQueue, type Send } from '#app/ui/admin/uploads/upload-queue.ts'

type SentUpload = {
  name: string
  signal: AbortSignal
  onProgress: (share: number) => void
  finish: (outcome: string) => void
}

/** Opens a queue whose uploads end when the test calls `finish`. */
function openTestQueue() {
  const sent: SentUpload[] = []
  const send: Send<string> = ({ name }, sending) =>
    new Promise((resolve) => {
      sent.push({ name, ...sending, finish: (outcome) => resolve(toResult(outcome)) })
    })
  const onArrived = vi.fn()
  const onFailed = vi.fn()
  const opened = openUploadQueue<string>(() => ({ send, onArrived, onFailed }))
  return { ...opened, sent, onArrived, onFailed }
}

function toResult(outcome: string): UploadResult<string> {
  if (outcome === 'stored') return { ok: true, file: outcome }
  return { ok: false, reason: outcome, canRetry: true, waitMs: outcome === 'wait' ? 30_000 : undefined }
}

const files = (...names: readonly string[]) => names.map((name) => new File(['x'], name))
const flushPromises = () => new Promise((resolve) => setImmediate(resolve))
const listStates = (opened: ReturnType<typeof openTestQueue>) =>
  opened.list().map(({ name, state }) => `${name} ${state}`)

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('four files are uploaded at a time, with progress; the next upload starts when one ends', async () => {
  const opened = openTestQueue()
  opened.add(files('a', 'b', 'c', 'd', 'e', 'f'))
  expect(opened.sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(listStates(opened)).toEqual(['a sending', 'b sending', 'c sending', 'd sending', 'e waiting', 'f waiting'])
  opened.sent[1]?.onProgress(0.5)
  expect(opened.list().map(({ share }) => share)).toEqual([0, 0.5, 0, 0, 0, 0])

  opened.sent[2]?.finish('stored')
  await flushPromises()
  expect(opened.onArrived).toHaveBeenCalledWith('stored', { id: 3, preview: expect.stringContaining('blob:') })
  expect(listStates(opened)).toEqual(['a sending', 'b sending', 'd sending', 'e sending', 'f waiting'])
})

test('failed uploads stay in the list with their reasons and are reported together; a retry uploads the file again', async () => {
  const opened = openTestQueue()
  opened.add(files('a', 'b'))
  opened.sent[0]?.finish('no space left')
  opened.sent[1]?.finish('damaged')
  await flushPromises()
  expect(opened.list()).toMatchObject([
    { name: 'a', state: 'failed', reason: 'no space left', canRetry: true },
    { name: 'b', state: 'failed', reason: 'damaged' },
  ])
  expect(opened.onFailed).toHaveBeenCalledTimes(1)

  opened.retry(1)
  expect(opened.sent[2]?.name).toBe('a')
  opened.sent[2]?.finish('again')
  await flushPromises()
  expect(opened.onFailed).toHaveBeenCalledTimes(2)
  opened.retry(1)
  opened.sent[3]?.finish('stored')
  await flushPromises()
  expect(listStates(opened)).toEqual(['b failed'])
})

test('uploads wait while the store accepts no more of them, and then resume on their own', async () => {
  vi.useFakeTimers()
  const opened = openTestQueue()
  opened.add(files('a', 'b', 'c', 'd', 'e'))
  opened.sent[0]?.finish('wait')
  opened.sent[1]?.finish('stored')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(listStates(opened)).toEqual(['a waiting', 'c sending', 'd sending', 'e waiting'])
  expect(opened.list()[0]?.reason).toBe('Resumes within a minute')
  expect(opened.onFailed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(listStates(opened)).toEqual(['a sending', 'c sending', 'd sending', 'e sending'])
  expect(opened.list()[0]?.reason).toBe('')

  opened.sent[2]?.finish('wait')
  await vi.advanceTimersByTimeAsync(0)
  opened.clear()
  opened.add(files('f')) // only the earlier uploads had to wait
  expect(opened.sent.at(-1)?.name).toBe('f')
})

test('a canceled upload is aborted and never arrives; the next one starts', async () => {
  const opened = openTestQueue()
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  opened.add(files('a', 'b', 'c', 'd', 'e'))
  opened.cancel(2)
  expect(opened.sent[1]?.signal.aborted).toBe(true)
  expect(opened.sent[4]?.name).toBe('e')
  opened.sent[1]?.finish('stored')
  await flushPromises()
  expect(opened.onArrived).not.toHaveBeenCalled()
  expect(listStates(opened)).toEqual(['a sending', 'c sending', 'd sending', 'e sending'])
  expect(revoked).toHaveBeenCalledTimes(1)
})

test('clearing aborts all uploads and revokes all previews; later files are uploaded', async () => {
  const opened = openTestQueue()
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  opened.add(files('a', 'b', 'c', 'd', 'e'))
  opened.sent[0]?.finish('stored')
  await flushPromises()
  opened.clear()
  expect(opened.list()).toEqual([])
  expect(opened.sent.slice(1).every(({ signal }) => signal.aborted)).toBe(true)
  expect(revoked).toHaveBeenCalledTimes(5)
  opened.add(files('f'))
  expect(opened.sent.at(-1)?.name).toBe('f')
})
