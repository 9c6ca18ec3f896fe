import process from 'node:process'
import { type Env, EnvError, readEnv } from '#app/platform/read-env.ts'

type ProcessEnv = Env & { readonly DATABASE_URL: string; readonly DATABASE_DIRECT_URL: string }

function readOrExit(): ProcessEnv {
  try {
    const settings = readEnv(process.env)
    const { DATABASE_URL, DATABASE_DIRECT_URL } = settings
    if (DATABASE_URL && DATABASE_DIRECT_URL) return { ...settings, DATABASE_URL, DATABASE_DIRECT_URL }
    throw new EnvError("DATABASE_URL is not set. `npm start` sets it to the store's own database.")
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Requires a database URL. Scripts that start a database use `readEnv` instead. */
export const env = readOrExit()
