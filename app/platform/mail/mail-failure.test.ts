import { expect, test } from 'vitest'
import { describeMailFailure } from '#app/platform/mail/mail-failure.ts'

const createServerError = (command: string, responseCode: number, response: string) => ({
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  responseCode,
  response,
})

const cases = [
  {
    thrown: createServerError('RCPT TO', 550, '550 5.1.1 <ada@example.com> is unknown'),
    message: 'The mail server rejected the recipient (550 5.1.1)',
    isFinal: true,
  },
  {
    thrown: createServerError('DATA', 554, '554-ada@example.com: rejected'),
    message: 'The mail server rejected the message (554)',
    isFinal: true,
  },
  {
    thrown: createServerError('RCPT TO', 554, '554 5.7.1 <ada@example.com>: Relay access denied'),
    message: 'The mail server rejected the recipient (554 5.7.1)',
    isFinal: false, // the server does not relay for this store yet
  },
  {
    thrown: createServerError('MAIL FROM', 553, '553 5.7.1 hello@lumina.example may not'),
    message: 'The mail server rejected the sender’s address (553 5.7.1)',
    isFinal: false,
  },
  {
    thrown: createServerError('RCPT TO', 451, '451 4.7.1 later'),
    message: 'The mail server deferred the email (451 4.7.1)',
    isFinal: false,
  },
  {
    thrown: { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 no' },
    message: 'The mail server did not accept the username and password (535 5.7.8)',
    isFinal: false,
  },
  {
    thrown: { code: 'EPROTOCOL', command: 'CONN', responseCode: 554, response: '554 no service' },
    message: 'The mail server did not accept the email (554)',
    isFinal: false,
  },
  {
    thrown: { code: 'ESOCKET', originalCode: 'ECONNREFUSED' },
    message: 'The mail server cannot be reached: check its name and port (ECONNREFUSED)',
    isFinal: false,
  },
  {
    thrown: { code: 'EDNS', originalCode: 'ENOTFOUND' },
    message: 'The mail server was not found: check its name (ENOTFOUND)',
    isFinal: false,
  },
  {
    thrown: { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    message:
      'The encrypted connection to the mail server failed: check the encryption and port (DEPTH_ZERO_SELF_SIGNED_CERT)',
    isFinal: false,
  },
  {
    thrown: { code: 'ESOCKET', originalCode: 'EPIPE' },
    message: 'The connection to the mail server failed (EPIPE)',
    isFinal: false,
  },
  {
    thrown: { code: 'EABORT' },
    message: 'The mail server did not respond in time: check its name and port (EABORT)',
    isFinal: false,
  },
  { thrown: { code: 'ENOSPC' }, message: 'The email could not be sent (ENOSPC)', isFinal: false },
  { thrown: { code: 'to ada@example.com' }, message: 'The email could not be sent', isFinal: false },
]

test.each(cases)('the failure is described as “$message”', ({ thrown, message, isFinal }) => {
  const error = Object.assign(new Error('about ada@example.com'), thrown)
  expect(describeMailFailure(error)).toEqual({ message, isFinal })
})

test('a thrown value that is not an error reveals nothing', () => {
  expect(describeMailFailure('ada@example.com')).toEqual({ message: 'The email could not be sent', isFinal: false })
})
