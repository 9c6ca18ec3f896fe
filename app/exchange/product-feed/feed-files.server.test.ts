import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createFeedFiles } from '#app/exchange/product-feed/feed-files.server.ts'
import { createGrowingFile, type GrowingFile } from '#app/exchange/product-feed/growing-file.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function readText(file: GrowingFile): Promise<string> {
  const compressed: ReadableStream<BufferSource> = file.read()
  return new Response(compressed.pipeThrough(new DecompressionStream('gzip'))).text()
}

/** Returns random text, which gzip passes on immediately because it cannot be compressed. */
function createNoise(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(33 + Math.random() * 90)).join('')
}

describe('a growing file', () => {
  test('is read from its start by all readers, during and after writing, and has no name', async () => {
    const next = Promise.withResolvers<void>()
    const parts = [createNoise(500_000), createNoise(500_000)]
    const file = await createGrowingFile(folder, async (write) => {
      await write(parts[0] ?? '')
      await next.promise
      await write(parts[1] ?? '')
    })
    await file.started
    const [early, other] = [readText(file), readText(file)]
    expect(file.etag()).toBeNull()
    expect(await readdir(folder)).toEqual([])
    next.resolve()
    await file.finished
    const late = readText(file)
    file.retire()
    for (const text of [early, other, late]) expect(await text).toBe(parts.join(''))
    expect(file.etag()).toMatch(/^W\/"[\w-]{22}"$/)
  })

  test('has a tag that depends only on its text', async () => {
    const tags: (string | null)[] = []
    for (const text of ['one', 'one', 'two']) {
      const file = await createGrowingFile(folder, (write) => write(text))
      await file.finished
      tags.push(file.etag())
      file.retire()
    }
    expect(tags[0]).toBe(tags[1])
    expect(tags[0]).not.toBe(tags[2])
  })

  test('that cannot be written completely is never mistaken for a complete file', async () => {
    const next = Promise.withResolvers<void>()
    const file = await createGrowingFile(folder, async (write) => {
      await write(createNoise(500_000))
      await next.promise
      throw new Error('the database is unavailable')
    })
    await file.started
    const reading = expect(readText(file)).rejects.toThrow()
    next.resolve()
    await expect(file.finished).rejects.toThrow('the database is unavailable')
    await reading
    file.retire()
  })

  test('that fails before its first part reports the error before anything is sent', async () => {
    const file = await createGrowingFile(folder, () => Promise.reject(new Error('no connection')))
    await expect(file.started).rejects.toThrow('no connection')
    file.retire()
  })
})

describe('product feeds', () => {
  function feeds({ maxWaitMs = 20 } = {}) {
    let time = 0
    const files = createFeedFiles({ folder, now: () => time, maxWaitMs, completionWaitMs: 20 })
    onTestFinished(() => files.keepOnly(new Set()))
    let written = 0
    const write =
      (text: string, takes = 0) =>
      async (part: (text: string) => Promise<void>) => {
        written++
        time += takes
        await part(text)
      }
    const advance = (ms: number) => {
      time += ms
    }
    return { files, write, advance, count: () => written }
  }

  test('are written once for concurrent requests, and again when they are no longer fresh', async () => {
    const { files, write, advance, count } = feeds()
    const concurrentFiles = await Promise.all([1, 2, 3].map(() => files.find('de', 1, write('first'))))
    for (const file of concurrentFiles) expect(file && (await readText(file))).toBe('first')
    expect(count()).toBe(1)
    await concurrentFiles[0]?.finished
    advance(4_000)
    expect(await files.find('de', 1, write('second'))).toBe(concurrentFiles[0])
    advance(2_000)
    const second = await files.find('de', 1, write('second'))
    expect(second && (await readText(second))).toBe('second')
    expect(count()).toBe(2)
  })

  test('stay fresh for ten times as long as writing the feeds of all locales takes, but at most an hour', async () => {
    const { files, write, advance, count } = feeds()
    const open = async (key: string, count: number, takes: number) => {
      await (await files.find(key, count, write(key, takes)))?.finished
      await new Promise(setImmediate)
    }
    await open('de', 3, 10_000)
    advance(299_000)
    await open('de', 3, 10_000)
    expect(count()).toBe(1)
    advance(2_000)
    await open('de', 3, 1_000_000)
    expect(count()).toBe(2)
    advance(3_599_000)
    await open('de', 3, 0)
    expect(count()).toBe(2)
    advance(2_000)
    await open('de', 3, 0)
    expect(count()).toBe(3)
  })

  test('are written one at a time; other requests get the previous feed or no feed', async () => {
    const { files, write, advance } = feeds()
    const before = await files.find('fr', 1, write('before'))
    await before?.finished
    await new Promise(setImmediate)
    advance(60_000)
    const next = Promise.withResolvers<void>()
    const slow = await files.find('de', 1, async (part) => {
      await part('slow')
      await next.promise
    })
    expect(await files.find('fr', 1, write('after'))).toBe(before)
    expect(await files.find('pl', 1, write('none'))).toBeNull()
    next.resolve()
    await slow?.finished
    const after = await files.find('fr', 1, write('after'))
    expect(after && (await readText(after))).toBe('after')
  })

  test('that failed are written again immediately; feeds of closed locales are removed', async () => {
    const { files, write } = feeds()
    await expect(files.find('de', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    const file = await files.find('de', 1, write('back'))
    expect(file && (await readText(file))).toBe('back')
    files.keepOnly(new Set(['fr']))
    const again = await files.find('de', 1, write('again'))
    expect(again && (await readText(again))).toBe('again')
  })

  test('in an unusable folder cause an error instead of an empty feed', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    const files = createFeedFiles({ folder: path })
    await expect(files.find('', 1, (write) => write('text'))).rejects.toThrow()
    await rm(path)
  })
})
