import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { feedFiles } from '#app/exchange/product-feed/feed-files.server.ts'
import { type GrowingFile, growingFile } from '#app/exchange/product-feed/growing-file.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function readText(file: GrowingFile): Promise<string> {
  const compressed: ReadableStream<BufferSource> = file.read()
  return new Response(compressed.pipeThrough(new DecompressionStream('gzip'))).text()
}

/** Random text: gzip passes it on immediately because it cannot be compressed. */
function noise(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(33 + Math.random() * 90)).join('')
}

describe('a growing file', () => {
  test('is read from its start by everyone, while it is written and afterwards, and has no name', async () => {
    const next = Promise.withResolvers<void>()
    const parts = [noise(500_000), noise(500_000)]
    const file = await growingFile(folder, async (write) => {
      await write(parts[0] ?? '')
      await next.promise
      await write(parts[1] ?? '')
    })
    await file.begun
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

  test('has the same tag for the same text', async () => {
    const tags: (string | null)[] = []
    for (const text of ['one', 'one', 'two']) {
      const file = await growingFile(folder, (write) => write(text))
      await file.finished
      tags.push(file.etag())
      file.retire()
    }
    expect(tags[0]).toBe(tags[1])
    expect(tags[0]).not.toBe(tags[2])
  })

  test('that cannot be written completely is never mistaken for a complete one', async () => {
    const next = Promise.withResolvers<void>()
    const file = await growingFile(folder, async (write) => {
      await write(noise(500_000))
      await next.promise
      throw new Error('the database is unavailable')
    })
    await file.begun
    const reading = expect(readText(file)).rejects.toThrow()
    next.resolve()
    await expect(file.finished).rejects.toThrow('the database is unavailable')
    await reading
    file.retire()
  })

  test('that fails before its first part reports the error before anything is sent', async () => {
    const file = await growingFile(folder, () => Promise.reject(new Error('no connection')))
    await expect(file.begun).rejects.toThrow('no connection')
    file.retire()
  })
})

describe('the feeds of a process', () => {
  function feeds({ maxWaitMs = 20 } = {}) {
    let time = 0
    const files = feedFiles({ folder, now: () => time, maxWaitMs, completionWaitMs: 20 })
    onTestFinished(() => files.keepOnly(new Set()))
    let written = 0
    const write =
      (text: string, takes = 0) =>
      async (part: (text: string) => Promise<void>) => {
        written++
        time += takes
        await part(text)
      }
    const pass = (ms: number) => {
      time += ms
    }
    return { files, write, pass, count: () => written }
  }

  test('are written once for concurrent requests, and again when they are no longer fresh', async () => {
    const { files, write, pass, count } = feeds()
    const together = await Promise.all([1, 2, 3].map(() => files.find('de', 1, write('first'))))
    for (const file of together) expect(file && (await readText(file))).toBe('first')
    expect(count()).toBe(1)
    await together[0]?.finished
    pass(4_000)
    expect(await files.find('de', 1, write('second'))).toBe(together[0])
    pass(2_000)
    const second = await files.find('de', 1, write('second'))
    expect(second && (await readText(second))).toBe('second')
    expect(count()).toBe(2)
  })

  test('rest for ten times as long as writing took, for each locale, at most an hour', async () => {
    const { files, write, pass, count } = feeds()
    const open = async (key: string, count: number, takes: number) => {
      await (await files.find(key, count, write(key, takes)))?.finished
      await new Promise(setImmediate)
    }
    await open('de', 3, 10_000)
    pass(299_000)
    await open('de', 3, 10_000)
    expect(count()).toBe(1)
    pass(2_000)
    await open('de', 3, 1_000_000)
    expect(count()).toBe(2)
    pass(3_599_000)
    await open('de', 3, 0)
    expect(count()).toBe(2)
    pass(2_000)
    await open('de', 3, 0)
    expect(count()).toBe(3)
  })

  test('are written one at a time; other requests get the previous feed, or none', async () => {
    const { files, write, pass } = feeds()
    const before = await files.find('fr', 1, write('before'))
    await before?.finished
    await new Promise(setImmediate)
    pass(60_000)
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

  test('that failed are written again immediately; those of closed locales are removed', async () => {
    const { files, write } = feeds()
    await expect(files.find('de', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    const file = await files.find('de', 1, write('back'))
    expect(file && (await readText(file))).toBe('back')
    files.keepOnly(new Set(['fr']))
    const again = await files.find('de', 1, write('again'))
    expect(again && (await readText(again))).toBe('again')
  })

  test('an unusable folder is an error, not an empty feed', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    const files = feedFiles({ folder: path })
    await expect(files.find('', 1, (write) => write('text'))).rejects.toThrow()
    await rm(path)
  })
})
