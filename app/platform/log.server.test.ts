import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeError, logOptions } from '#app/platform/log.server.ts'

test('the log contains an error’s name, codes and stack frames in our code, but never its message', () => {
  const cause = Object.assign(new DatabaseError('Key (email)=(ada@example.com) exists', 7, 'error'), {
    code: '23505',
    constraint: 'subscribers_email_unique',
  })
  const described = describeError(new DrizzleQueryError('insert … values ($1)', ['ada@example.com'], cause))
  expect(described).toMatchObject({ code: '23505', constraint: 'subscribers_email_unique' })
  expect(JSON.stringify(described)).not.toMatch(/ada@example\.com|insert/)
})

test('a message that looks like a frame is not logged', () => {
  const described = describeError(new Error('secret\n    at secret (/app/secret.ts:1:1)'))
  expect(JSON.stringify(described)).not.toContain('secret')
  expect(described.frames).toEqual([expect.stringMatching(/^at \S*app\/platform\/log\.server\.test\.ts:\d+:\d+$/)])
})

test('a system error is logged with its code, and a value that is not an error with its type', () => {
  expect(describeError(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toMatchObject({
    name: 'Error',
    code: 'ENOSPC',
  })
  expect(describeError('a password')).toEqual({ name: 'string' })
})

test('a log line without a message does not get the message of the error', () => {
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
