import { describe, expect, test } from 'vitest'
import { findOrigin, findRejection, parseAddress } from '#server/guards.ts'

describe('the origin of a request', () => {
  const localHosts = [
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST', 'http://localhost'],
    ['192.168.178.20:3000', 'http://192.168.178.20:3000'],
    ['10.0.0.5', 'http://10.0.0.5'],
    ['172.31.255.1', 'http://172.31.255.1'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['[fd12::1]', 'http://[fd12::1]'],
    ['172.32.0.1', null],
    ['192.168.1.1.evil.example', null],
    ['evil.example', null],
    ['localhost@evil.example', null],
    ['localhost/x', null],
    ['', null],
    [undefined, null],
  ] as const
  test.each(localHosts)('without PUBLIC_URL, the origin for host %s is %s', (host, origin) => {
    expect(findOrigin(host, undefined)).toBe(origin)
  })

  const publicHosts = [
    ['shop.example', 'https://shop.example'],
    ['SHOP.example', 'https://shop.example'],
    ['shop.example:443', null],
    ['www.shop.example', null],
    ['localhost', null],
    [undefined, null],
  ] as const
  test.each(publicHosts)('with PUBLIC_URL, the origin for host %s is %s', (host, origin) => {
    expect(findOrigin(host, 'https://shop.example')).toBe(origin)
  })
})

const addresses = [
  ['/shop?page=2', 'http://localhost/shop?page=2'],
  ['/a/../b', 'http://localhost/b'],
  ['/caf%C3%A9', 'http://localhost/caf%C3%A9'],
  ['//evil.example/x', null],
  ['http://evil.example/', null],
  ['/%ff', null],
  ['/%', null],
  ['*', null],
  ['', null],
] as const
test.each(addresses)('the address %s is parsed as %s', (target, href) => {
  expect(parseAddress(target, 'http://localhost')?.href ?? null).toBe(href)
})

describe('a request that writes', () => {
  const origin = 'https://shop.example'
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' }
  const cases = [
    { name: 'from our own page', headers: { ...form, origin }, status: null },
    {
      name: 'from our own page, according to Sec-Fetch-Site',
      headers: { ...form, 'sec-fetch-site': 'same-origin' },
      status: null,
    },
    { name: 'from a bookmark', headers: { ...form, 'sec-fetch-site': 'none' }, status: null },
    {
      name: 'with an upload',
      headers: { ...form, origin, 'content-type': 'multipart/form-data; boundary=x' },
      status: null,
    },
    ...[
      { name: 'with a boundary of 70 characters', boundary: `=${'y'.repeat(70)}`, status: null },
      { name: 'with a boundary in quotation marks', boundary: `="${'y'.repeat(70)}"`, status: null },
      { name: 'with a longer boundary', boundary: `=${'y'.repeat(71)}`, status: 400 },
      { name: 'with a longer boundary in quotation marks', boundary: `="${'y'.repeat(71)}"`, status: 400 },
      { name: 'without a boundary', boundary: '', status: 400 },
      { name: 'with two boundaries', boundary: '=x; xboundary=y', status: 400 },
    ].map(({ boundary, ...expected }) => ({
      ...expected,
      headers: { ...form, origin, 'content-type': `Multipart/form-data; Boundary${boundary}` },
    })),
    { name: 'without a body', headers: { origin }, status: null },
    { name: 'from a foreign page', headers: { ...form, origin: 'https://evil.example' }, status: 403 },
    { name: 'from the same host without TLS', headers: { ...form, origin: 'http://shop.example' }, status: 403 },
    { name: 'from a hidden origin', headers: { ...form, origin: 'null' }, status: 403 },
    {
      name: 'from a foreign page, according to Sec-Fetch-Site',
      headers: { ...form, 'sec-fetch-site': 'cross-site' },
      status: 403,
    },
    { name: 'from a sibling domain', headers: { ...form, 'sec-fetch-site': 'same-site' }, status: 403 },
    { name: 'without an origin', headers: form, status: 403 },
    {
      name: 'from a foreign origin with Sec-Fetch-Site: same-origin',
      headers: { ...form, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      status: 403,
    },
    { name: 'with plain text', headers: { ...form, origin, 'content-type': 'text/plain' }, status: 415 },
    { name: 'without a content type', headers: { origin, 'transfer-encoding': 'chunked' }, status: 415 },
  ]
  test.each(cases)('$name has the error status $status', ({ headers, status }) => {
    expect(findRejection({ method: 'POST', pathname: '/checkout/order', headers }, origin)?.status ?? null).toBe(status)
  })

  const json = { 'content-type': 'application/json', 'content-length': '3' }
  test.each([
    { method: 'POST', pathname: '/webhooks/stripe', headers: json, status: null },
    { method: 'POST', pathname: '/webhooks/stripe', headers: { ...json, 'content-type': 'text/plain' }, status: 415 },
    { method: 'PUT', pathname: '/webhooks/stripe', headers: json, status: 405 },
    { method: 'POST', pathname: '/webhooks/stripe.data', headers: json, status: 403 },
    { method: 'POST', pathname: '/Webhooks/Stripe', headers: json, status: 403 },
    { method: 'POST', pathname: '/webhooks/stripe/', headers: json, status: 403 },
    { method: 'POST', pathname: '/webhooks/other', headers: json, status: null }, // its route rejects the unknown provider
    { method: 'POST', pathname: '/webhooks/stripe/more', headers: json, status: 403 },
    { method: 'POST', pathname: '/webhooks/', headers: json, status: 403 },
  ])(
    'to the webhook of a payment provider, $method $pathname has the error status $status',
    ({ status, ...requested }) => {
      expect(findRejection(requested, origin)?.status ?? null).toBe(status)
    },
  )

  test('must use POST, and a request that only reads needs no origin', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect(findRejection({ method, pathname: '/', headers: {} }, origin)).toBeNull()
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'get']) {
      expect(findRejection({ method, pathname: '/', headers: { origin } }, origin)?.status).toBe(405)
    }
  })
})
