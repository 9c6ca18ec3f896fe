import process from 'node:process'
import { type Env, EnvError, readEnv } from '#app/platform/read-env.ts'

function readOrExit(): Env & { readonly DATABASE_URL: string } {
  try {
    const settings = readEnv(process.env)
    if (settings.DATABASE_URL) return { ...settings, DATABASE_URL: settings.DATABASE_URL }
    throw new EnvError("DATABASE_URL is not set. `npm start` sets it to the shop's own database.")
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** The settings of this process. Whatever started it has seen to a database; scripts that do so use `readEnv`. */
export const env = readOrExit()
