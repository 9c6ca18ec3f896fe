import process from 'node:process'
import { type Browser, chromium } from '@playwright/test'

/** The path of Chromium, as for the browser tests. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Opens a headless browser. The caller closes it. */
export function openChromium(): Promise<Browser> {
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return chromium.launch({ executablePath: CHROMIUM, args })
}
