import process from 'node:process'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartError } from '#app/lib/errors.ts'
import { printFailure } from '#scripts/log-line.ts'

/**
 * Runs a command. A number that `work` returns is the exit code; if it throws, the error is printed and the exit code
 * is 1. `close` is always called, as an open connection would keep the process running.
 */
export async function runCommand(work: () => Promise<unknown>, close?: () => Promise<void>): Promise<void> {
  try {
    const code = await work()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  } finally {
    await close?.()
  }
}

/** Parses the command line's options. @throws StartError with `usage` if they are invalid */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch {
    throw new StartError(usage)
  }
}
