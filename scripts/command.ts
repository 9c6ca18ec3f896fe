import process from 'node:process'
import { sayFailure } from '#scripts/log-line.ts'

/**
 * Does the work of a command. If `work` answers a number, that is the exit code; where it fails, the reason is said and the
 * exit code is 1. `close` is called in any case: an open connection would keep the process running.
 */
export async function runCommand(work: () => Promise<unknown>, close?: () => Promise<void>): Promise<void> {
  try {
    const code = await work()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    sayFailure(error)
    process.exitCode = 1
  } finally {
    await close?.()
  }
}
