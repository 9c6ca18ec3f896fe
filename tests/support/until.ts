import { vi } from 'vitest'

/** A long timeout, for machines that are busy with other runs. */
const TIMEOUT = { timeout: 60_000, interval: 25 }

/** Polls until a condition holds, where there is no event to wait for. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, TIMEOUT)
}
