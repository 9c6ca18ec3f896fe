import process from 'node:process'
import { type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { getSqlState, getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { env } from '#app/platform/env.server.ts'

/** Returns the stack frames in our code, without the message, which may contain a shopper's input. */
function listAppFrames(error: Error): string[] {
  const stack = error.stack ?? ''
  const frames = stack.slice(Math.max(0, stack.indexOf(error.message)) + error.message.length)
  return frames
    .split('\n')
    .map((line) => line.trim().replace(`file://${process.cwd()}/`, '').replace(`${process.cwd()}/`, ''))
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line) && !line.includes('node_modules') && !line.includes('node:'))
    .slice(0, 10)
}

/** Omits the message and parameters, which may contain personal data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code = getSqlState(error) ?? ('code' in error ? error.code : cause && 'code' in cause ? cause.code : undefined)
  return {
    name: error.name,
    ...(cause && { cause: cause.name }),
    ...(code !== undefined && { code: String(code) }),
    ...(getViolatedConstraint(error) && { constraint: getViolatedConstraint(error) }),
    frames: listAppFrames(error),
  }
}

export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describeError },
  errorKey: 'none', // pino would otherwise repeat the error's message as the log line's message
}

/** Log named values, with errors as `err`, but never a body, header, address or email. Security events have `event`. */
export const log = pino(logOptions)
