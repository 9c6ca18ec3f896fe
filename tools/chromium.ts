import process from 'node:process'
import { type Browser, chromium } from '@playwright/test'

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export function openChromium(): Promise<Browser> {
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return chromium.launch({ executablePath: CHROMIUM, args })
}
