import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'

/** Prints one line to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints why a script failed: what the operator can fix in one line, our own bugs in full. */
export function sayFailure(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
}
