import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { oneAtATime } from '#scripts/one-at-a-time.mjs'

const home = mkdtempSync(join(tmpdir(), 'lumina-lock-'))
afterAll(() => rmSync(home, { recursive: true }))

test('only one of several tasks runs at a time, and each reports at most once that it is waiting', async () => {
  const folder = join(home, 'several/lock')
  const messages: string[] = []
  const atWork = new Set<number>()
  const work = async (task: number) => {
    atWork.add(task)
    expect(atWork.size).toBe(1)
    await new Promise(setImmediate)
    atWork.delete(task)
    return task
  }
  const all = [1, 2, 3, 4, 5]
  const runs = all.map((task) =>
    oneAtATime(
      folder,
      () => work(task),
      (line) => messages.push(`${task}: ${line}`),
    ),
  )
  expect(await Promise.all(runs)).toEqual(all)
  expect(new Set(messages).size).toBe(messages.length)
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(join(home, 'several'))).toEqual([])
})

test('after a task fails, the next one gets its turn', async () => {
  const folder = join(home, 'failed')
  const failing = oneAtATime(
    folder,
    () => Promise.reject(new Error('out of ink')),
    () => {},
  )
  await expect(failing).rejects.toThrow('out of ink')
  expect(
    await oneAtATime(
      folder,
      () => 'done',
      () => {},
    ),
  ).toBe('done')
})

test('a killed lock holder does not block other processes', async () => {
  const folder = join(home, 'killed')
  const script = `
    import { oneAtATime } from ${JSON.stringify(join(process.cwd(), 'scripts/one-at-a-time.mjs'))}
    await oneAtATime(${JSON.stringify(folder)}, () => new Promise(() => console.log('at work')), () => {})`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script])
  await once(holder.stdout, 'data')
  const messages: string[] = []
  const next = oneAtATime(
    folder,
    () => 'done',
    (line) => {
      messages.push(line)
      holder.kill('SIGKILL')
    },
  )
  expect(await next).toBe('done')
  expect(messages).toEqual([
    'Another process is already preparing the store in this folder. Waiting until it has finished …',
  ])
})

test('an unrelated program that uses a dead holder’s port does not block any process', async () => {
  const folder = join(home, 'stranger')
  const stranger = createServer((client) => client.end('220 mail.example ESMTP\r\n')).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const address = stranger.address()
  mkdirSync(folder)
  writeFileSync(join(folder, `${typeof address === 'object' && address?.port}_a-key`), '')
  const messages: string[] = []
  expect(
    await oneAtATime(
      folder,
      () => 'done',
      (line) => messages.push(line),
    ),
  ).toBe('done')
  expect(messages).toEqual([])
  stranger.close()
})
