import { adminText } from '#app/store/staff/admin-text.ts'

const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Returns a name such as 'Chrome on Android' for a User-Agent, or 'Unknown device'. */
export function getDeviceName(userAgent: string | null): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0],
  )
  return browser && system ? adminText.browserOnSystem(browser, system) : (browser ?? system ?? adminText.unknownDevice)
}
