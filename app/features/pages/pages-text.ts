import * as ar from '#app/features/pages/messages/ar.ts'
import * as de from '#app/features/pages/messages/de.ts'
import * as en from '#app/features/pages/messages/en.ts'
import * as es from '#app/features/pages/messages/es.ts'
import * as fr from '#app/features/pages/messages/fr.ts'
import * as it from '#app/features/pages/messages/it.ts'
import * as nl from '#app/features/pages/messages/nl.ts'
import * as pl from '#app/features/pages/messages/pl.ts'
import * as pt from '#app/features/pages/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const pagesText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
