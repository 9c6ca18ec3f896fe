import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** The first three octets of all addresses: a range for tests (RFC 2544), which no real network uses. */
export const NETWORK = '198.18.77'
/** This machine, which acts as the web machines of deploy/haproxy.cfg. */
const LOCAL_ADDRESS = `${NETWORK}.21`

export type NetworkMachine = {
  /** The name in deploy/patroni.yml: db1 to db3. */
  readonly name: string
  readonly address: string
  readonly namespace: string
  /** Drops packets from this database machine to the other two. The local machine can still reach it. */
  readonly cutOff: () => void
  readonly rejoin: () => void
  /** Returns the ids of the machine's processes. */
  readonly pids: () => readonly number[]
}

/** A network of this machine and three others, each of which is a network namespace. Needs root. */
export type MachineNetwork = {
  readonly machines: readonly [NetworkMachine, NetworkMachine, NetworkMachine]
  readonly close: () => void
}

/** Returns null if this system has no network namespaces or bridges. */
export function openMachineNetwork(): MachineNetwork | null {
  const bridge = `lumina${process.pid % 1_000_000}`
  const names = ['db1', 'db2', 'db3'] as const
  const toNamespace = (name: string) => `${bridge}-${name}`
  const close = () => {
    for (const name of names) tryIp('netns', 'del', toNamespace(name))
    tryIp('link', 'del', bridge)
  }
  if (!tryIp('link', 'add', bridge, 'type', 'bridge') || !tryIp('addr', 'add', `${LOCAL_ADDRESS}/24`, 'dev', bridge)) {
    close()
    return null
  }
  try {
    ip('link', 'set', bridge, 'up')
    const [first, second, third] = names.map((name, index) => {
      const [namespace, address, port] = [toNamespace(name), `${NETWORK}.${11 + index}`, `${bridge}p${index}`]
      ip('netns', 'add', namespace)
      ip('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
      ip('link', 'set', port, 'master', bridge, 'up')
      ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
      for (const device of ['lo', 'eth0']) ip('-n', namespace, 'link', 'set', device, 'up')
      const others = names.flatMap((other, at) => (other === name ? [] : [`${NETWORK}.${11 + at}/32`]))
      const routes = (action: 'add' | 'del') => {
        for (const other of others) ip('-n', namespace, 'route', action, 'blackhole', other)
      }
      return {
        name,
        address,
        namespace,
        cutOff: () => routes('add'),
        rejoin: () => routes('del'),
        pids: () => ip('netns', 'pids', namespace).split('\n').filter(Boolean).map(Number),
      }
    })
    if (!first || !second || !third) throw new Error('Expected three machines')
    return { machines: [first, second, third], close }
  } catch (error) {
    close()
    throw error
  }
}

function ip(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')} failed: ${stderr}`)
  return stdout
}

function tryIp(...args: readonly string[]): boolean {
  return spawnSync('ip', args).status === 0
}
