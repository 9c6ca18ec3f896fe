import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeError, logOptions } from '#app/platform/log.server.ts'

test('of an error the log keeps its name, codes and our frames, never its words', () => {
  const cause = Object.assign(new DatabaseError('Key (email)=(ada@example.com) exists', 7, 'error'), {
    code: '23505',
    constraint: 'subscribers_email_unique',
  })
  const described = describeError(new DrizzleQueryError('insert … values ($1)', ['ada@example.com'], cause))
  expect(described).toMatchObject({ code: '23505', constraint: 'subscribers_email_unique' })
  expect(JSON.stringify(described)).not.toMatch(/ada@example\.com|insert/)
})

test('a message that looks like a frame is none', () => {
  const described = describeError(new Error('secret\n    at secret (/app/secret.ts:1:1)'))
  expect(JSON.stringify(described)).not.toContain('secret')
  expect(described.frames).toEqual([expect.stringMatching(/^at \S*app\/platform\/log\.server\.test\.ts:\d+:\d+$/)])
})

test('a system error keeps its code, and what is no error its type only', () => {
  expect(describeError(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toMatchObject({
    name: 'Error',
    code: 'ENOSPC',
  })
  expect(describeError('a password')).toEqual({ name: 'string' })
})

test('a line without words of its own does not borrow those of its error', () => {
  const lines: string[] = []
  const log = pino({ ...logOptions, level: 'info' }, { write: (line) => lines.push(line) })
  log.warn({ event: 'mail-not-sent', err: new Error('550 ada@example.com is unknown') })
  log.error({ err: new Error('ada@example.com') }, 'an order could not be updated')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'mail-not-sent', err: { name: 'Error' } },
    { err: { name: 'Error' }, msg: 'an order could not be updated' },
  ])
  expect(lines.join('')).not.toContain('ada@example.com')
})
