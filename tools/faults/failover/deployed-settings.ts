import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { replaceEach } from '#tests/support/debian/replace-each.ts'

// Reads the files in `deploy/` that docs/operations/high-availability.md describes, and inserts a test's names and
// addresses.

/** The first three octets of the addresses in these files. */
const DOCUMENTED_NETWORK = '10.0.0.'

type MachineSettings = {
  readonly name: string
  readonly address: string
  /** An existing folder for everything that the machine writes. */
  readonly home: string
}

export const getSocketFolder = (home: string) => join(home, 'run')
export const getDataFolder = (home: string) => join(home, 'data')

/** @throws if the file has changed in a way that tests cannot handle. The other functions throw in that case, too. */
export function readPatroniSettings({ name, address, home }: MachineSettings): string {
  const [network, number] = split(address)
  return replaceEach(readFileSync('deploy/patroni.yml', 'utf8'), [
    ['name: db1', `name: ${name}`],
    ['connect_address: 10.0.0.11:', `connect_address: 10.0.0.${number}:`],
    ['/var/lib/postgresql/15/lumina', getDataFolder(home)],
    ['/var/lib/postgresql/patroni.pgpass', join(home, 'pgpass')],
    ['/var/run/postgresql', getSocketFolder(home)],
    [DOCUMENTED_NETWORK, network],
  ])
}

/** Returns etcd's environment variables. */
export function readEtcdSettings({ name, address, home }: MachineSettings): NodeJS.Dict<string> {
  const [network, number] = split(address)
  const text = replaceEach(readFileSync('deploy/etcd.env', 'utf8'), [
    ['ETCD_NAME=db1', `ETCD_NAME=${name}`],
    ['_URLS=http://10.0.0.11:', `_URLS=http://10.0.0.${number}:`],
    ['/var/lib/etcd/lumina', join(home, 'etcd')],
    [DOCUMENTED_NETWORK, network],
  ])
  return parseEnv(text)
}

/** Returns the store's environment variables. The ports are HAProxy's on the same machine. */
export function readWebSettings(ports: {
  readonly primaryPort: number
  readonly replicaPort: number
}): NodeJS.Dict<string> {
  const text = replaceEach(readFileSync('deploy/web-machine.env.example', 'utf8'), [
    ['127.0.0.1:5000', `127.0.0.1:${ports.primaryPort}`],
    ['127.0.0.1:5001', `127.0.0.1:${ports.replicaPort}`],
  ])
  return parseEnv(text)
}

function split(address: string): [network: string, number: string] {
  const end = address.lastIndexOf('.') + 1
  return [address.slice(0, end), address.slice(end)]
}
