import { vi } from 'vitest'

const TIMEOUT = { timeout: 20_000, interval: 25 }

/** Polls until a condition holds: for what tells no one that it has happened. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, TIMEOUT)
}
