export const emailNotFound = 'Email not found'
export const theEmailCouldNotBeSentAgain = 'The email could not be sent again. Please try again.'
export const thisEmailHasAlreadyBeenSent = 'This email has already been sent.'
export const email = 'Email'
export const theEmailAsHtml = 'The email as HTML'
export const plainText = 'Plain text'
export const to = 'To'
export const from = 'From'
export const order = 'Order'
export const created = 'Created'
export const sent = 'Sent'
export const failed = 'Failed'
export const attempts = 'Attempts'
export const error = 'Error'
export const theEmailCouldNotBeLoaded = 'The email could not be loaded'
export const all = 'All'
export const mail = 'Mail'
export const noMailServerIsSetUpSmtp =
  'No mail server is set up (SMTP_URL). Emails are not sent but written to the folder “outbox” of the data folder.'
export const emails = 'Emails'
export const emailOrOrderNumber = 'Email or order number'
export const emailsByStatus = 'Emails by status'
export const theFirstOneIsSentWithThe = 'The first one is sent with the first order.'
export const theEmailsCouldNotBeLoaded = 'The emails could not be loaded'
export const nextAttempt = '; next attempt'
export const status = 'Status'
export const toOf = (kind: string, subject: string, recipient: string) => `${kind}: ${subject}, to ${recipient}`
export const emailQueued = 'Email queued'
export const sendAgain = 'Send again'
export const sendNow = 'Send now'
export const alreadyReceivedTheSameTextIsSent = (recipient: string, subject: string) =>
  `${recipient} already received “${subject}”. The same text is sent a second time.`
export const isSentToNowIfThatFails = (subject: string, recipient: string) =>
  `“${subject}” is sent to ${recipient} now. If that fails, it is retried for two days.`
export const sendThisEmailOnceMore = 'Send this email once more?'
export const sendThisEmailNow = 'Send this email now?'
export const sending = 'Sending...'
export const states = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }
export const failedAfter = (error: string, attempts: number) =>
  `${error}, after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`
