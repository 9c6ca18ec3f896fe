import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'

const runningScripts = new Set<ChildProcess>()
process.once('exit', stopForkedScripts)

/**
 * Runs one of the store's scripts in its own process, so that no page waits for it. The script ends when this process
 * ends.
 */
export function forkScript(script: string, args: readonly string[], execArgv: readonly string[] = []): ChildProcess {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  const child = fork(resolve(script), [...args], { execArgv: [...execArgv], stdio: [...stdio] })
  runningScripts.add(child)
  child.once('exit', () => runningScripts.delete(child))
  child.once('error', () => runningScripts.delete(child))
  return child
}

/** Returns true when the process sends its first message, or false if it ends first. @throws Error if it fails first */
export function waitForStart(child: ChildProcess): Promise<boolean> {
  return new Promise((resolvePromise, rejectPromise) => {
    child.once('message', () => resolvePromise(true))
    child.once('error', rejectPromise)
    child.once('exit', (code) =>
      code === 0 ? resolvePromise(false) : rejectPromise(new Error(`The script exited with ${code}`)),
    )
  })
}

export function waitForExit(child: ChildProcess): Promise<void> {
  return new Promise((resolvePromise) => {
    child.once('exit', () => resolvePromise())
    child.once('error', () => resolvePromise())
  })
}

export function stopForkedScripts(): void {
  for (const child of runningScripts) child.kill()
}
