import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

// Runs on any Node from 20 on, before anything is installed, as bootstrap.mjs does.

const HOST = '127.0.0.1'
/** How long somebody at a holder's port may take to prove that it is that holder. */
const TIMEOUT_MS = 5_000

/**
 * Does work that only one process of this machine may do at a time; others that come with the same folder wait until it
 * is done. While it works, the holder listens at a port, which a file in the folder names. So the others notice when it
 * ends, even if it is killed: its connections close. A process id in a file would not do, as ids are given out again.
 * @template T
 * @param {string} folder exists while somebody works; its parent need not be there
 * @param {() => T | Promise<T>} work
 * @param {(line: string) => void} say is told, once, that somebody else is at work
 * @returns {Promise<T>} what the work answers; rejects with its error, or with the system's where the folder cannot be made
 */
export async function oneAtATime(folder, work, say) {
  const key = randomUUID()
  const door = await openDoor(key)
  const name = `${door.port}_${key}`
  try {
    let hasSaid = false
    while (!take(folder, name)) {
      for (const holder of entries(folder)) {
        await outlast(holder, () => {
          if (!hasSaid) say('Another start is at work in this folder: waiting for it …')
          hasSaid = true
        })
        rmSync(join(folder, holder), { force: true })
      }
    }
    return await work()
  } finally {
    release(folder, name)
    door.close()
  }
}

/**
 * Makes the folder with our name in it, unless it holds another's. The folder is made elsewhere and renamed, which is one
 * step and fails where the target is not empty: of several who try, one wins. As names are never used twice, whoever removes
 * a dead holder's cannot remove another's.
 * @param {string} folder
 * @param {string} name
 */
function take(folder, name) {
  const draft = `${folder}-${name}`
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, name), '')
  try {
    renameSync(draft, folder)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false
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
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error))) throw error // else the next one has it already
  }
}

/** @param {string} folder */
function entries(folder) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Listens at any free port, and tells whoever comes the key.
 * @param {string} key
 */
async function openDoor(key) {
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
 * Waits until a holder has released its folder or died. It is dead if nobody answers at its port, or somebody who does not
 * know its key.
 * @param {string} holder
 * @param {() => void} found is called if it is at work
 * @returns {Promise<void>}
 */
function outlast(holder, found) {
  const [port, key] = holder.split('_')
  return new Promise((resolve) => {
    const client = connect({ port: Number(port), host: HOST })
    client.setTimeout(TIMEOUT_MS, () => client.destroy())
    client.on('data', (words) => {
      if (String(words) !== key) return client.destroy()
      client.setTimeout(0)
      found()
    })
    client.on('error', () => {}) // 'close' follows
    client.on('close', () => resolve())
  })
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
