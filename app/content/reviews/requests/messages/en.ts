export const requestMail = {
  subject: (store: string) => `How do you like it? ${store}`,
  preview: 'Your review helps others to find what fits.',
  title: (firstName: string) => `How do you like it, ${firstName}?`,
  text: 'Tell others how it fits and feels. It takes a minute, and you need no account. We read each review before it is shown, good or bad.',
  noMore: 'No more mails about reviews',
} as const
export const reviewMails = {
  title: 'Mails about reviews',
  text: 'Some days after an order we invite you to review it. You can end that here. Mails about your orders still reach you.',
  stop: 'Send me no more of them',
  stopped: 'You will get no more mails about reviews.',
} as const
