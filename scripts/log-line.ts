import process from 'node:process'
import { StartError } from '#app/lib/start-error.ts'

/** Says one line to the person in front of the screen. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Says why a script could not do its work: what a person can put right in one line, our own bugs in full. */
export function sayFailure(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
}
