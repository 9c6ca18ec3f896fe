import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '#scripts/free-port.ts'
import { createCertificate } from '#tests/support/debian/certificate.ts'
import { isListening } from '#tests/support/debian/is-listening.ts'
import { createDebianFolder, PROGRAMS } from '#tests/support/debian/programs.ts'
import { replaceEach } from '#tests/support/debian/replace-each.ts'
import { createService } from '#tests/support/debian/service.ts'

/** An nginx in front of a store's processes, for the host `shop.example`. */
export type Nginx = {
  readonly port: number
  /** The self-signed certificate, for clients to trust. */
  readonly certificate: string
  /** Like `systemctl reload nginx`. Resolves once the previous worker processes have exited. */
  readonly reload: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts nginx with the configuration in `deploy/`, on free ports. `stores`: the upstream ports. The caller stops it.
 */
export async function openNginx(folder: string, stores: readonly number[]): Promise<Nginx> {
  const home = createDebianFolder(join(folder, 'nginx'))
  const [plainPort, port] = [await findFreePort(), await findFreePort()]
  const file = (name: string) => join(home, name)
  const [site, settings] = [file('site.conf'), file('nginx.conf')]
  const [certificate, key] = [file('certificate.pem'), file('key.pem')]
  createCertificate(certificate, key)
  writeFileSync(
    site,
    replaceEach(readFileSync('deploy/nginx.conf', 'utf8'), [
      [
        'server 127.0.0.1:3000 fail_timeout=2s;',
        stores.map((store) => `server 127.0.0.1:${store} fail_timeout=2s;`).join(' '),
      ],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['listen [::]:80;', ''],
      ['listen [::]:443 ssl http2;', ''],
      ['/etc/letsencrypt/live/shop.example/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/shop.example/privkey.pem', key],
    ]),
  )
  // Debian's own nginx.conf, with all written files in a writable folder.
  const written = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  writeFileSync(
    settings,
    `daemon off; worker_processes 2; pid ${home}/nginx.pid; error_log ${home}/error.log;
    events { worker_connections 768; }
    http { access_log off; ${written.join(' ')} include ${site}; }`,
  )
  const service = createService({
    program: PROGRAMS['nginx-light'],
    args: ['-c', settings, '-e', file('error.log')],
    logFile: join(folder, 'nginx.out'),
    isReady: () => isListening(port),
  })
  await service.start()
  const workers = () =>
    spawnSync('ps', ['-o', 'pid=', '--ppid', String(service.pid())], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean)
  return {
    port,
    certificate: readFileSync(certificate, 'utf8'),
    reload: async () => {
      const before = workers()
      service.signal('SIGHUP')
      while (workers().some((worker) => before.includes(worker))) await pause(50)
    },
    stop: () => service.stop('SIGTERM'),
  }
}
