import { expect, test } from 'vitest'
import { semaphore } from '#app/platform/limits/semaphore.ts'

/** Returns a job that records its start and ends on demand. */
function createJob(name: string, started: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    started.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('work begins in order, as much at a time as the capacity allows', async () => {
  const withPermit = semaphore(10)
  const startedJobs: string[] = []
  const [a, b, c, d] = [
    createJob('a', startedJobs),
    createJob('b', startedJobs),
    createJob('c', startedJobs),
    createJob('d', startedJobs),
  ]
  const pendingJobs = [withPermit(6, a.work), withPermit(4, b.work), withPermit(99, c.work), withPermit(1, d.work)]
  await Promise.resolve()
  expect(startedJobs).toEqual(['a', 'b'])
  b.end()
  await pendingJobs[1]
  expect(startedJobs).toEqual(['a', 'b']) // c needs the whole capacity, and d does not overtake it
  a.fail()
  await expect(pendingJobs[0]).rejects.toThrow('a')
  await Promise.resolve()
  expect(startedJobs).toEqual(['a', 'b', 'c'])
  c.end()
  d.end()
  expect(await Promise.all(pendingJobs.slice(1))).toEqual(['b', 'c', 'd'])
})

test('work that is aborted while it waits never runs, and the next job begins', async () => {
  const withPermit = semaphore(2)
  const startedJobs: string[] = []
  const [a, b, c] = [createJob('a', startedJobs), createJob('b', startedJobs), createJob('c', startedJobs)]
  const controller = new AbortController()
  const pendingJobs = [
    withPermit(1, a.work, controller.signal),
    withPermit(2, b.work, controller.signal),
    withPermit(1, c.work),
  ]
  controller.abort(new Error('too late'))
  await expect(pendingJobs[1]).rejects.toThrow('too late')
  await expect(withPermit(1, b.work, controller.signal)).rejects.toThrow('too late')
  await Promise.resolve()
  expect(startedJobs).toEqual(['a', 'c'])
  a.end() // it had started, so it finishes
  c.end()
  expect([await pendingJobs[0], await pendingJobs[2]]).toEqual(['a', 'c'])
})
