import { expect, test } from 'vitest'
import { getDeviceName } from '#app/store/staff/device-name.ts'

const agent = (rest: string) => `Mozilla/5.0 ${rest}`

test.each([
  [
    agent('(X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'),
    'Chrome on Linux',
  ],
  [agent('(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'), 'Edge on Windows'],
  [agent('(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'), 'Safari on Mac'],
  [
    agent('(iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1'),
    'Chrome on iPhone',
  ],
  [agent('(Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'), 'Firefox on Android'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('the user agent %s is shown as %s', (userAgent, name) => {
  expect(getDeviceName(userAgent)).toBe(name)
})
