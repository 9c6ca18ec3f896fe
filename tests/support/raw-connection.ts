import { connect } from 'node:net'

/** Opens a TCP connection to this machine, and collects what arrives on it. */
export function openConnection(port: number) {
  const socket = connect(port, 'localhost')
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

/** Returns true if a port accepts no connections. */
export function isClosed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('error', () => resolve(true))
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
  })
}
