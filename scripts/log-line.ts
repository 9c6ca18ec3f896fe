import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'

/** Prints one line to the terminal. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints why a script failed: on one line if the operator can fix the cause, in full if it is a bug. */
export function printFailure(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
}
