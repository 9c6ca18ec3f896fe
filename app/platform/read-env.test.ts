import { isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import { EnvError, isLocalHost, readEnv } from '#app/platform/read-env.ts'

test('no variable needs to be set', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, DEMO_DATA: 'on', LOG_LEVEL: 'info', TRUST_PROXY: 0 })
  expect(isAbsolute(env.DATA_DIR)).toBe(true)
  expect(env.BACKUP_DIR).toBe(join(env.DATA_DIR, 'backups'))
  expect(env.DATABASE_URL).toBeUndefined()
})

test('an empty variable counts as not set, and unknown variables are ignored', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: ' ', HOME: '/root' })).toEqual(readEnv({}))
})

const acceptedValues = [
  { name: 'PORT', given: '0', is: 0 },
  { name: 'PUBLIC_URL', given: 'https://Shop.Example/', is: 'https://shop.example' },
  { name: 'PUBLIC_URL', given: 'http://localhost:3000', is: 'http://localhost:3000' },
  { name: 'DATABASE_URL', given: 'postgresql://a:b@h/shop', is: 'postgresql://a:b@h/shop' },
  { name: 'DATABASE_URL', given: 'postgres:///shop?host=/run/pg', is: 'postgres:///shop?host=/run/pg' },
  { name: 'ADMIN_PASSWORD', given: ' spaces are part of it ', is: ' spaces are part of it ' },
] as const
test.each(acceptedValues)('$name=$given is read as $is', ({ name, given, is }) => {
  expect(readEnv({ [name]: given })[name]).toBe(is)
})

test('migrations use DATABASE_URL unless DATABASE_DIRECT_URL is set', () => {
  const url = 'postgres://h/shop'
  expect(readEnv({ DATABASE_URL: url }).DATABASE_DIRECT_URL).toBe(url)
  expect(readEnv({ DATABASE_URL: url, DATABASE_DIRECT_URL: 'postgres://direct/shop' }).DATABASE_DIRECT_URL).toBe(
    'postgres://direct/shop',
  )
})

const rejectedValues = [
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['PORT', '0x50'],
  ['DATABASE_URL', 'localhost/shop'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_READ_URL', 'replica/shop'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://user@shop.example'],
  ['PUBLIC_URL', 'https://shop.example/?a=1'],
  ['PUBLIC_URL', 'http://8.8.8.8'],
  ['TRUST_PROXY', '11'],
  ['SMTP_URL', 'smtp://'],
  ['LIMIT_SIGN_IN', '1.5'],
  ['LIMIT_UPLOADS', '0'],
  ['IMAGE_STORE', 'ftp'],
  ['S3_BUCKET', 'a/b'],
  ['S3_REGION', 'eu central'],
  ['S3_ENDPOINT', 'http://s3.example'],
  ['CLOUDINARY_CLOUD_NAME', 'a/b'],
  ['CLOUDINARY_UPLOAD_PRESET', 'a b'],
  ['CLOUDINARY_API_URL', 'ftp://api.cloudinary.com'],
  ['CLOUDINARY_MEDIA_URL', 'https://img.example/path'],
  ['CLOUDINARY_MEDIA_URL', 'http://localhost'],
  ['STRIPE_SECRET_KEY', 'pk_test_12345678'],
  ['STRIPE_SECRET_KEY', 'sk_test_1234 5678'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_12345678'],
  ['STRIPE_API_URL', 'http://api.stripe.com'],
  ['STRIPE_API_URL', 'https://api.stripe.com/v1'],
  ['PAYSTACK_SECRET_KEY', 'pk_test_12345678'],
  ['PAYSTACK_SECRET_KEY', 'sk_test_1234 5678'],
  ['PAYSTACK_API_URL', 'http://api.paystack.co'],
  ['PAYSTACK_API_URL', 'https://api.paystack.co/v1'],
  ['PAYPAL_CLIENT_ID', 'short'],
  ['PAYPAL_SECRET', 'secret with spaces'],
  ['PAYPAL_WEBHOOK_ID', 'https://shop.example/webhooks/paypal'],
  ['PAYPAL_MODE', 'sandbox'],
  ['PAYPAL_API_URL', 'http://api-m.paypal.com'],
  ['PAYPAL_API_URL', 'https://api-m.paypal.com/v2'],
  ['PAYMENT_HOLD_SECONDS', '0'],
  ['PAYMENT_HOLD_SECONDS', '82801'],
] as const
test.each(rejectedValues)('%s=%s is rejected with one line that names the variable', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvError)
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`))
})

const messages = [
  ['PORT', '99999', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '80a', 'PORT must be a whole number from 0 to 65535.'],
  ['DATABASE_URL', 'mysql://localhost/shop', 'DATABASE_URL must be the address of a PostgreSQL database'],
  ['ADMIN_EMAIL', 'me', 'ADMIN_EMAIL must be an email address.'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have 12 characters or more.'],
  ['AUTH_SECRET', 'short', 'AUTH_SECRET must have 32 characters or more.'],
  ['DEMO_DATA', 'maybe', 'DEMO_DATA must be "on" or "off".'],
  ['PUBLIC_URL', 'https://shop.example/path', 'PUBLIC_URL must be the URL of the store without a path'],
  ['PUBLIC_URL', 'http://shop.example', 'PUBLIC_URL must be the URL of the store without a path'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10.'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be the address of a mail server'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ['IMAGE_STORE', 'ftp', 'IMAGE_STORE must be one of local, s3, cloudinary.'],
  ['LIMIT_CHECKOUT', '0', 'LIMIT_CHECKOUT must be a whole number from 1 to 1000000.'],
] as const
test.each(messages)('%s=%s is rejected because %s', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(message)
})

const s3 = { IMAGE_STORE: 's3', S3_BUCKET: 'images', S3_REGION: 'eu-central-1' }
const cloudinary = { IMAGE_STORE: 'cloudinary', CLOUDINARY_CLOUD_NAME: 'lumina', CLOUDINARY_UPLOAD_PRESET: 'unsigned' }

test('images are stored locally, in a bucket or at Cloudinary', () => {
  expect(readEnv({ S3_BUCKET: 'unused' }).images).toEqual({ store: 'local' })
  expect(readEnv(s3).images).toEqual({ store: 's3', bucket: 'images', region: 'eu-central-1' })
  const bucketAccess = { S3_ENDPOINT: 'http://localhost:9000/', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readEnv({ ...s3, ...bucketAccess }).images).toMatchObject({
    endpoint: 'http://localhost:9000',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  })
  expect(readEnv(cloudinary).images).toEqual({
    store: 'cloudinary',
    cloudName: 'lumina',
    uploadPreset: 'unsigned',
    apiUrl: 'https://api.cloudinary.com',
    mediaUrl: 'https://res.cloudinary.com',
  })
  const keys = { CLOUDINARY_API_KEY: 'id', CLOUDINARY_API_SECRET: 'secret' }
  expect(readEnv({ ...cloudinary, ...keys }).images).toMatchObject({ key: { id: 'id', secret: 'secret' } })
})

const incomplete = [
  {
    given: { DATABASE_DIRECT_URL: 'postgres://localhost/shop' },
    says: 'DATABASE_DIRECT_URL needs DATABASE_URL, which is not set.',
  },
  {
    given: { DATABASE_READ_URL: 'postgres://replica/shop' },
    says: 'DATABASE_READ_URL needs DATABASE_URL, which is not set.',
  },
  {
    given: { DATABASE_URL: 'postgres://h/shop', DATABASE_READ_URL: 'postgres://replica/shop', PAGE_CACHE_MB: '0' },
    says: 'DATABASE_READ_URL is for cached pages only, and PAGE_CACHE_MB=0 disables the cache.',
  },
  { given: { ...s3, S3_BUCKET: '' }, says: 'S3_BUCKET is not set, and IMAGE_STORE=s3 needs it.' },
  { given: { ...s3, S3_REGION: '' }, says: 'S3_REGION is not set, and IMAGE_STORE=s3 needs it.' },
  {
    given: { ...s3, S3_ACCESS_KEY_ID: 'id' },
    says: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; only one of them is set.',
  },
  {
    given: { ...cloudinary, CLOUDINARY_CLOUD_NAME: '' },
    says: 'CLOUDINARY_CLOUD_NAME is not set, and IMAGE_STORE=cloudinary needs it.',
  },
  {
    given: { ...cloudinary, CLOUDINARY_UPLOAD_PRESET: '' },
    says: 'CLOUDINARY_UPLOAD_PRESET is not set, and IMAGE_STORE=cloudinary needs it.',
  },
  {
    given: { ...cloudinary, CLOUDINARY_API_SECRET: 'secret' },
    says: 'CLOUDINARY_API_KEY and CLOUDINARY_API_SECRET belong together; only one of them is set.',
  },
]
test.each(incomplete)('settings that do not fit together are rejected: $says', ({ given, says }) => {
  expect(() => readEnv(given)).toThrow(new EnvError(says))
})

const stripe = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }

test('Stripe takes payments if both of its keys are set', () => {
  expect(readEnv({ STRIPE_API_URL: 'https://unused.example' }).stripe).toBeNull()
  expect(readEnv(stripe)).toMatchObject({
    stripe: { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678', apiUrl: 'https://api.stripe.com' },
    PAYMENT_HOLD_SECONDS: 900,
  })
})

test('Paystack takes payments if its key is set', () => {
  expect(readEnv({ PAYSTACK_API_URL: 'https://unused.example' }).paystack).toBeNull()
  expect(readEnv({ PAYSTACK_SECRET_KEY: 'sk_test_12345678' }).paystack).toEqual({
    secretKey: 'sk_test_12345678',
    apiUrl: 'https://api.paystack.co',
  })
})

test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
  'one Stripe key without the other (%s) is rejected',
  (name) => {
    expect(() => readEnv({ ...stripe, [name]: '' })).toThrow(new RegExp(`^${name} is not set, and .+\\.$`))
  },
)

const paypal = {
  PAYPAL_CLIENT_ID: 'client_id_1234567890',
  PAYPAL_SECRET: 'secret_1234567890',
  PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
}

test('PayPal takes payments if its three keys are set, in live mode unless PAYPAL_MODE=test', () => {
  expect(readEnv({ PAYPAL_MODE: 'test', PAYPAL_API_URL: 'https://unused.example' }).paypal).toBeNull()
  const live = {
    clientId: 'client_id_1234567890',
    secret: 'secret_1234567890',
    webhookId: '1JE4291016473214C',
    mode: 'live',
    apiUrl: 'https://api-m.paypal.com',
  }
  expect(readEnv(paypal).paypal).toEqual(live)
  const sandbox = { ...live, mode: 'test', apiUrl: 'https://api-m.sandbox.paypal.com' }
  expect(readEnv({ ...paypal, PAYPAL_MODE: 'test' }).paypal).toEqual(sandbox)
  expect(readEnv({ ...paypal, PAYPAL_API_URL: 'http://127.0.0.1:4000/' }).paypal).toEqual({
    ...live,
    apiUrl: 'http://127.0.0.1:4000',
  })
})

test.each(Object.keys(paypal))('PayPal without %s is rejected', (name) => {
  expect(() => readEnv({ ...paypal, [name]: '' })).toThrow(new RegExp(`^${name} is not set, and .+\\.$`))
})

test('a rejected value is not repeated, because it may be a secret', () => {
  expect(() => readEnv({ AUTH_SECRET: 'hush' })).toThrow('AUTH_SECRET must have 32 characters or more.')
})

test.each(['localhost', 'shop.localhost', '127.0.0.1', '10.1.2.3', '192.168.0.1', '172.16.0.1', '[::1]', '[fd00::1]'])(
  '%s is local',
  (host) => expect(isLocalHost(host)).toBe(true),
)
test.each(['example.com', '172.15.0.1', '172.32.0.1', '11.0.0.1', '[2001:db8::1]', 'localhost.example.com'])(
  '%s is not local',
  (host) => expect(isLocalHost(host)).toBe(false),
)
