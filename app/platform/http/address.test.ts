import { expect, test } from 'vitest'
import { getClientAddress, getNetwork } from '#app/platform/http/address.ts'

const clients = [
  { socket: '203.0.113.9', forwarded: '1.1.1.1', trusted: 0, is: '203.0.113.9' },
  { socket: '10.0.0.1', forwarded: '203.0.113.9', trusted: 1, is: '203.0.113.9' },
  { socket: '10.0.0.1', forwarded: '1.1.1.1, 203.0.113.9', trusted: 1, is: '203.0.113.9' },
  { socket: '10.0.0.1', forwarded: '1.1.1.1, 203.0.113.9, 10.0.0.2', trusted: 2, is: '203.0.113.9' },
  { socket: '10.0.0.1', forwarded: '203.0.113.9', trusted: 2, is: '10.0.0.1' },
  { socket: '10.0.0.1', forwarded: 'unknown', trusted: 1, is: '10.0.0.1' },
  { socket: '10.0.0.1', forwarded: undefined, trusted: 1, is: '10.0.0.1' },
  { socket: '::ffff:127.0.0.1', forwarded: undefined, trusted: 0, is: '127.0.0.1' },
  { socket: '10.0.0.1', forwarded: '::ffff:cb00:7109', trusted: 1, is: '203.0.113.9' },
  { socket: '10.0.0.1', forwarded: '0:0:0:0:0:FFFF:203.0.113.9', trusted: 1, is: '203.0.113.9' },
  { socket: '2001:db8::1', forwarded: undefined, trusted: 0, is: '2001:db8::1' },
  { socket: undefined, forwarded: undefined, trusted: 0, is: '' },
]
test.each(clients)(
  'a request from $socket with "$forwarded" behind $trusted proxies comes from $is',
  ({ socket, forwarded, trusted, is }) => {
    expect(getClientAddress(socket, forwarded, trusted)).toBe(is)
  },
)

const networks = [
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['FE80::0001', 'fe80:0:0:0::/64'],
  // An IPv6 address that contains an IPv4 address belongs to the same sender
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['::ffff:0:cb00:7109', '203.0.113.9'],
  ['::203.0.113.9', '203.0.113.9'],
  ['64:ff9b::cb00:7109', '203.0.113.9'],
  ['2002:cb00:7109:1::1', '203.0.113.9'],
  ['2001:0:4136:e378:8000:63bf:34ff:8ef6', '203.0.113.9'],
  ['', ''],
] as const
test.each(networks)('for rate limits, %s counts as %s', (address, network) => {
  expect(getNetwork(address)).toBe(network)
})
