import { getErrorCode, StartError } from '#app/lib/errors.ts'
import type { Env } from '#app/platform/read-env.ts'

export function toListenError(error: Error, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${PORT} is already in use. Stop the program that uses it, or choose a different port with PORT.`,
    EACCES: `Port ${PORT} may not be used by this user. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `HOST ${HOST} is not an address of this machine.`,
    ENOTFOUND: `HOST ${HOST} is not an address of this machine.`,
  }
  const reason = reasons[getErrorCode(error) ?? '']
  return reason ? new StartError(reason) : error
}
