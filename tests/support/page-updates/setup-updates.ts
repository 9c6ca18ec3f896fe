import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

export const setupUpdates: readonly PageUpdate[] = [
  {
    title: 'the store’s country',
    route: 'routes/admin/setup',
    prepare: async ({ post, readVersion }) => {
      const form = {
        version: await readVersion('/admin/settings/setup?country=NG'),
        country: 'NG',
        language: 'en',
        store_name: 'Ngozi',
        store_email: '',
        currency: 'NGN',
        taxes: 'included',
        time_zone: 'Africa/Lagos',
        weight_unit: 'kg',
        look: 'Lumina',
        logo: '',
        shown_look: '["Lumina",null]',
      }
      return {
        send: () => post('/admin/settings/setup', form),
        changes: [['/wishlist', null, '· Ngozi</title>']],
      }
    },
  },
]
