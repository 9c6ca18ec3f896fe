import { connect } from 'node:net'

/** A connection, and all that arrives on it. */
export function openConnection(port: string) {
  const socket = connect(Number(port), 'localhost')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  return {
    send: (text: string) => socket.write(text),
    received: () => received,
    closed: new Promise((resolve) => socket.once('close', resolve)),
  }
}

/** Whether connections are no longer accepted. */
export function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}
