import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '#scripts/free-port.ts'
import { createCertificate } from '#tests/support/debian/certificate.ts'
import { isListening } from '#tests/support/debian/is-listening.ts'
import { createDebianFolder, PROGRAMS } from '#tests/support/debian/programs.ts'
import { replaceEach } from '#tests/support/debian/replace-each.ts'
import { createService } from '#tests/support/debian/service.ts'

/** HAProxy as on a web machine, for the host `shop.example`, with ports on this machine. */
type Haproxy = {
  readonly port: number
  /** The self-signed certificate, for clients to trust. */
  readonly certificate: string
  readonly primaryPort: number
  readonly replicaPort: number
  readonly stop: () => Promise<void>
}

/** `stores`: the ports of both web machines. `network`: the first three octets of the database machines' addresses. */
type Backends = { readonly stores: readonly [number, number]; readonly network: string }

/** Starts HAProxy with the configuration in `deploy/`, on free ports. The caller stops it. */
export async function openHaproxy(folder: string, { stores, network }: Backends): Promise<Haproxy> {
  const home = createDebianFolder(join(folder, 'haproxy'))
  const [port, plainPort, primaryPort, replicaPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const file = (name: string) => join(home, name)
  const [settings, certificate, key] = [file('haproxy.cfg'), file('certificate.pem'), file('key.pem')]
  createCertificate(certificate, key)
  const certificateText = readFileSync(certificate, 'utf8')
  appendFileSync(certificate, readFileSync(key))
  writeFileSync(
    settings,
    replaceEach(readFileSync('deploy/haproxy.cfg', 'utf8'), [
      ['    log /dev/log local0\n    chroot /var/lib/haproxy\n', ''],
      ['    user haproxy\n    group haproxy\n    daemon\n', ''],
      ['/run/haproxy/admin.sock', file('admin.sock')],
      ['/etc/haproxy/certs/shop.example.pem', certificate],
      ['bind :80\n', `bind 127.0.0.1:${plainPort}\n`],
      ['bind :443 ', `bind 127.0.0.1:${port} `],
      ['bind 127.0.0.1:5000', `bind 127.0.0.1:${primaryPort}`],
      ['bind 127.0.0.1:5001', `bind 127.0.0.1:${replicaPort}`],
      ['10.0.0.21:3000', `127.0.0.1:${stores[0]}`],
      ['10.0.0.22:3000', `127.0.0.1:${stores[1]}`],
      ['10.0.0.', `${network}.`],
    ]),
  )
  const service = createService({
    program: PROGRAMS.haproxy,
    args: ['-db', '-f', settings],
    logFile: join(folder, 'haproxy.out'),
    isReady: () => isListening(port),
  })
  await service.start()
  return { port, certificate: certificateText, primaryPort, replicaPort, stop: () => service.stop('SIGTERM') }
}
