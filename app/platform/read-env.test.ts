import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { EnvError, isLocalHost, readEnv } from '#app/platform/read-env.ts'

test('nothing needs to be set', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, DEMO_DATA: 'on', LOG_LEVEL: 'info', TRUST_PROXY: 0 })
  expect(isAbsolute(env.DATA_DIR)).toBe(true)
  expect(env.DATABASE_URL).toBeUndefined()
})

test('an empty variable counts as not set, and others are no concern of ours', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: ' ', HOME: '/root' })).toEqual(readEnv({}))
})

const read = [
  { name: 'PORT', given: '0', is: 0 },
  { name: 'PUBLIC_URL', given: 'https://Shop.Example/', is: 'https://shop.example' },
  { name: 'PUBLIC_URL', given: 'http://localhost:3000', is: 'http://localhost:3000' },
  { name: 'DATABASE_URL', given: 'postgresql://a:b@h/shop', is: 'postgresql://a:b@h/shop' },
  { name: 'DATABASE_URL', given: 'postgres:///shop?host=/run/pg', is: 'postgres:///shop?host=/run/pg' },
  { name: 'ADMIN_PASSWORD', given: ' spaces are part of it ', is: ' spaces are part of it ' },
] as const
test.each(read)('$name=$given is read as $is', ({ name, given, is }) => {
  expect(readEnv({ [name]: given })[name]).toBe(is)
})

test('migrations use the database’s address unless they have their own', () => {
  const url = 'postgres://h/shop'
  expect(readEnv({ DATABASE_URL: url }).DATABASE_DIRECT_URL).toBe(url)
  expect(readEnv({ DATABASE_URL: url, DATABASE_DIRECT_URL: 'postgres://direct/shop' }).DATABASE_DIRECT_URL).toBe(
    'postgres://direct/shop',
  )
})

const refused = [
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['PORT', '0x50'],
  ['DATABASE_URL', 'localhost/shop'],
  ['DATABASE_URL', 'postgres://'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://user@shop.example'],
  ['PUBLIC_URL', 'https://shop.example/?a=1'],
  ['PUBLIC_URL', 'http://8.8.8.8'],
  ['TRUST_PROXY', '11'],
  ['SMTP_URL', 'smtp://'],
  ['LIMIT_SIGN_IN', '1.5'],
] as const
test.each(refused)('%s=%s is refused with one line that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvError)
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`))
})

test('a refused value is not repeated: it may be a secret', () => {
  expect(() => readEnv({ AUTH_SECRET: 'hush' })).toThrow('AUTH_SECRET must have 32 characters or more.')
})

test.each(['localhost', 'shop.localhost', '127.0.0.1', '10.1.2.3', '192.168.0.1', '172.16.0.1', '[::1]', '[fd00::1]'])(
  '%s is nearby',
  (host) => expect(isLocalHost(host)).toBe(true),
)
test.each(['example.com', '172.15.0.1', '172.32.0.1', '11.0.0.1', '[2001:db8::1]', 'localhost.example.com'])(
  '%s is not',
  (host) => expect(isLocalHost(host)).toBe(false),
)
