import { vi } from 'vitest'

const TIMEOUT = { timeout: 20_000, interval: 25 }

/** Polls until a condition holds, where there is no event to wait for. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, TIMEOUT)
}
