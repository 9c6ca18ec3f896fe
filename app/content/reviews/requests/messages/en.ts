export const requestMail = {
  subject: (store: string) => `How do you like it? ${store}`,
  preview: 'Your review helps others find what fits.',
  title: (firstName: string) => `How do you like it, ${firstName}?`,
  text: 'Tell others how it fits and feels. It takes a minute, no account needed. We read every review, good or bad, before we publish it.',
  noMore: 'Stop review emails',
} as const
export const reviewMails = {
  title: 'Review emails',
  text: 'A few days after an order, we invite you to review it. You can stop these emails here. You’ll still get emails about your orders.',
  stop: 'Stop review emails',
  stopped: 'You won’t get any more review emails.',
} as const
