import { startLocalServer } from '#tests/support/local-server.ts'

/** Returns the European Central Bank's daily file, as published at /stats/eurofxref/eurofxref-daily.xml. */
export function createEcbFile(day: string, rates: Readonly<Record<string, string>>): string {
  const cubes = Object.entries(rates).map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${day}'>
${cubes.join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`
}

export const ECB_RATES = { USD: '1.1525', JPY: '178.45', GBP: '0.8763', CHF: '0.9352', CAD: '1.6170' }

export type FakeEcb = Awaited<ReturnType<typeof startFakeEcb>>

/** Starts a local server in place of the European Central Bank's. */
export async function startFakeEcb() {
  const state = {
    file: createEcbFile(new Date().toISOString().slice(0, 10), ECB_RATES),
    status: 200,
    /** Until this promise resolves, no response is sent. */
    hold: null as Promise<void> | null,
    /** While true, connections are closed without a response. */
    isDown: false,
  }
  const { url, close } = await startLocalServer((_, res) => {
    if (state.isDown) return void res.destroy()
    void Promise.resolve(state.hold).then(() => {
      const redirect = state.status === 302 ? { Location: '/elsewhere' } : {}
      res.writeHead(state.status, { 'Content-Type': 'text/xml', ...redirect }).end(state.file)
    })
  })
  return Object.assign(state, {
    host: new URL(url).host,
    url: `${url}/stats/eurofxref/eurofxref-daily.xml`,
    stop: close,
  })
}
