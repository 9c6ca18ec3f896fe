import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

// Runs on Node 20 and later, before anything is installed, as bootstrap.mjs does.

const HOST = '127.0.0.1'
/** The time that a process on a holder's port has to prove that it is that holder. */
const TIMEOUT_MS = 5_000

/**
 * Runs work that only one process on this machine can do at a time; other processes with the same folder wait. The
 * process at work (the holder) listens on a port, which is in the name of a file in the folder. Its connections close
 * when it ends, even if it is killed. Process ids are not used, because they are reused.
 * @template T
 * @param {string} folder exists during the work; its parent may be missing
 * @param {() => T | Promise<T>} work
 * @param {(line: string) => void} say is called once if another process is at work
 * @returns {Promise<T>} the result of the work; rejects with its error, or with the system's error if the folder cannot
 * be created
 */
export async function oneAtATime(folder, work, say) {
  const key = randomUUID()
  const listener = await listenWithKey(key)
  const name = `${listener.port}_${key}`
  try {
    let hasReported = false
    while (!acquire(folder, name)) {
      for (const holder of listEntries(folder)) {
        await waitForHolder(holder, () => {
          if (!hasReported)
            say('Another process is already preparing the store in this folder. Waiting until it has finished …')
          hasReported = true
        })
        rmSync(join(folder, holder), { force: true })
      }
    }
    return await work()
  } finally {
    release(folder, name)
    listener.close()
  }
}

/**
 * Creates the folder with this process's name in it, unless another process holds it. The folder is created elsewhere
 * and renamed, which is atomic and fails if the target is not empty, so only one process succeeds. Because names are
 * unique, removing a dead holder's name never removes another holder's.
 * @param {string} folder
 * @param {string} name
 */
function acquire(folder, name) {
  const draft = `${folder}-${name}`
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, name), '')
  try {
    renameSync(draft, folder)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (['ENOTEMPTY', 'EEXIST'].includes(getErrorCode(error))) return false
    throw error
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function release(folder, name) {
  rmSync(join(folder, name), { force: true })
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(getErrorCode(error))) throw error // otherwise the next holder already has the folder
  }
}

/** @param {string} folder */
function listEntries(folder) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Listens on a free port and sends the key to every client.
 * @param {string} key
 */
async function listenWithKey(key) {
  /** @type {Set<import('node:net').Socket>} */
  const clients = new Set()
  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => {}) // 'close' follows
    client.on('close', () => clients.delete(client))
    client.write(key)
  })
  server.listen(0, HOST)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return {
    port: address.port,
    close() {
      server.close()
      for (const client of clients) client.destroy()
    },
  }
}

/**
 * Waits until a holder has released its folder or died. A holder is dead if its port does not respond with its key.
 * @param {string} holder
 * @param {() => void} found is called if the holder is at work
 * @returns {Promise<void>}
 */
function waitForHolder(holder, found) {
  const [port, key] = holder.split('_')
  return new Promise((resolve) => {
    const client = connect({ port: Number(port), host: HOST })
    client.setTimeout(TIMEOUT_MS, () => client.destroy())
    client.on('data', (text) => {
      if (String(text) !== key) return client.destroy()
      client.setTimeout(0)
      found()
    })
    client.on('error', () => {}) // 'close' follows
    client.on('close', () => resolve())
  })
}

/** @param {unknown} error */
function getErrorCode(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
