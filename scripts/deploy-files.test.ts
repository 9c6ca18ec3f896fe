import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '#app/platform/read-env.ts'

// The files in deploy/ are consistent with the store and each other.

const readDeployFile = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const PORT = readEnv({}).PORT

test.each([
  ['nginx.conf', `server 127.0.0.1:${PORT} `],
  ['Caddyfile', `reverse_proxy 127.0.0.1:${PORT} {`],
  ['compose.yaml', `"127.0.0.1:${PORT}:${PORT}"`],
  ['Containerfile', `EXPOSE ${PORT}`],
  ['lumina.service', `PORT=${PORT}`],
])('%s uses the port that the store listens on', (name, text) => {
  expect(readDeployFile(name)).toContain(text)
})

test.each([
  ['nginx.conf', 'proxy_set_header X-Forwarded-For $remote_addr;'],
  ['Caddyfile', 'header_up X-Forwarded-For {remote_host}'],
])('%s overwrites X-Forwarded-For, which the store then trusts, and accepts large uploads', (name, setting) => {
  expect(readDeployFile(name)).toContain(setting)
  expect(readDeployFile(name)).toMatch(/\b101(m;|MB)/)
  expect(readDeployFile('lumina.service')).toMatch(/\bTRUST_PROXY=1\b/)
  expect(readDeployFile('compose.yaml')).toContain('TRUST_PROXY: "1"')
})

test('nginx passes on the Host header, caches no pages, and closes idle connections to the store before the store does', () => {
  for (const text of ['proxy_set_header Host $host;', 'proxy_cache off;', 'keepalive_timeout 4s;']) {
    expect(readDeployFile('nginx.conf')).toContain(text)
  }
})

test('the service and the container run as a separate user that can write only the store’s data', () => {
  const unit = readDeployFile('lumina.service')
  for (const line of [
    'User=lumina',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'KillMode=mixed',
    'ExecReload=/bin/kill -USR2 $MAINPID',
    'EnvironmentFile=/etc/lumina.env',
  ]) {
    expect(unit.split('\n')).toContain(line)
  }
  const last =
    readDeployFile('Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(last).toContain('USER node\n')
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "scripts/serve.ts"]'))
  expect(readDeployFile('compose.yaml')).toMatch(/read_only: true[\s\S]*cap_drop: \[ALL\]/)
  expect(readDeployFile('compose.yaml')).toContain(`http://127.0.0.1:${PORT}/healthz`)
})

test('the container contains the finished build and no development packages', () => {
  expect(readDeployFile('Containerfile').match(/npm .*/g)).toEqual(['npm ci --omit=dev'])
  expect(readDeployFile('Containerfile')).toMatch(/node scripts\/build\.ts$/m)
})

test('as-lumina runs commands as the service’s user, with the service’s data', () => {
  const unit = readDeployFile('lumina.service')
  const command = readDeployFile('as-lumina')
  for (const [setting, option] of [
    ['User=lumina', '--uid=lumina'],
    ['Group=lumina', '--gid=lumina'],
    ['WorkingDirectory=/srv/lumina', '--working-directory=/srv/lumina'],
    ['UMask=0077', '--property=UMask=0077'],
    ['EnvironmentFile=/etc/lumina.env', '--property=EnvironmentFile=/etc/lumina.env'],
    ['DATA_DIR=/var/lib/lumina/data', '--setenv=DATA_DIR=/var/lib/lumina/data'],
  ] as const) {
    expect(unit).toContain(setting)
    expect(command).toContain(option)
  }
})

test('the files in deploy/ contain no secrets, and local data and secrets are not copied into the container', () => {
  const deployFiles = [
    'lumina.service',
    'as-lumina',
    'Containerfile',
    'compose.yaml',
    'nginx.conf',
    'Caddyfile',
    'pgbouncer.ini',
  ]
    .map(readDeployFile)
    .join('\n')
  expect(deployFiles).not.toMatch(/(PASSWORD|SECRET|TOKEN)\w*\s*[=:]\s*\S/)
  const ignoredPaths = readFileSync('.containerignore', 'utf8').split('\n')
  expect(ignoredPaths).toEqual(expect.arrayContaining(['.git', 'data', 'deploy/lumina.env', 'node_modules']))
})

test('the example environment is valid', () => {
  const lines = readDeployFile('lumina.env.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const exampleEnv = z.record(z.string(), z.string()).parse(Object.fromEntries(lines.map((line) => line.split('=', 2))))
  expect(readEnv(exampleEnv).PUBLIC_URL).toBe('https://shop.example')
})
