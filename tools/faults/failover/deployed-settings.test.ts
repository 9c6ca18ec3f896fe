import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/read-env.ts'
import { readEtcdSettings, readPatroniSettings, readWebSettings } from '#tools/faults/failover/deployed-settings.ts'

const machine = { name: 'db2', address: '198.18.77.12', home: '/home/of/db2' }

function readNumber(settings: string, name: string): number {
  return Number(new RegExp(`^ *${name}: (\\d+)$`, 'm').exec(settings)?.[1])
}

test('the files in deploy/ become settings of another machine, without the documented addresses and folders', () => {
  const patroni = readPatroniSettings(machine)
  expect(patroni).not.toMatch(/10\.0\.0\.|\/var\//)
  expect(patroni).toContain('connect_address: 198.18.77.12:5432')
  expect(patroni).toContain('hosts: 198.18.77.11:2379,198.18.77.12:2379,198.18.77.13:2379')
  const etcd = readEtcdSettings(machine)
  expect(etcd).toMatchObject({ ETCD_NAME: 'db2', ETCD_LISTEN_PEER_URLS: 'http://198.18.77.12:2380' })
  expect(etcd.ETCD_INITIAL_CLUSTER).toContain('db2=http://198.18.77.12:2380')
})

test('a primary that cannot renew its lease stops before another can take over', () => {
  const settings = readPatroniSettings(machine)
  const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) => readNumber(settings, name))
  expect(Number(loop) + 2 * Number(retry)).toBeLessThanOrEqual(Number(ttl))
})

test('the environment of a web machine is valid', () => {
  const env = readEnv(readWebSettings({ primaryPort: 5433, replicaPort: 5434 }))
  expect(env).toMatchObject({
    DATABASE_URL: 'postgres://lumina:the-password@127.0.0.1:5433/lumina',
    DATABASE_READ_URL: 'postgres://lumina:the-password@127.0.0.1:5434/lumina',
    images: { store: 's3' },
  })
})

test('if no process is ready, HAProxy sends shoppers to every running process', () => {
  const settings = readFileSync('deploy/haproxy.cfg', 'utf8')
  expect(settings).toMatch(/use_backend ready if \{ nbsrv\(ready\) gt 0 \}\n {4}default_backend running/)
})
