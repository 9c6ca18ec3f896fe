export const invalidEmail = 'Please enter an email address such as ada@example.com'
export const tooManyLinks = 'Too many requests for this address. Please try again tomorrow.'

// The email with the link
export const mail = {
  subject: (store: string) => `Your ${store} orders`,
  title: 'Your orders',
  text: (store: string) => `Here is the link to all orders placed with this address at ${store}.`,
  button: 'View my orders',
  validity: (until: string) => `The link works until ${until}.`,
  ignore: 'If you didn’t request it, you can ignore this email. Nobody else has received the link.',
} as const
