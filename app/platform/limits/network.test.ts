import { expect, test } from 'vitest'
import { networkOf } from '#app/platform/limits/network.ts'

test.each([
  { address: '203.0.113.7', network: '203.0.113.7' },
  { address: '::ffff:203.0.113.7', network: '203.0.113.7' },
  { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
  { address: '2001:DB8:1:2::9', network: '2001:db8:1:2::/64' },
  { address: '2001:0db8:0001:0002::', network: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', network: '2001:db8:0:0::/64' },
  { address: '::1', network: '0:0:0:0::/64' },
  { address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
])('$address counts as $network', ({ address, network }) => {
  expect(networkOf(address)).toBe(network)
})
