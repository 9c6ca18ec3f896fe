import * as ar from '#app/features/reviews/page/messages/ar.ts'
import * as de from '#app/features/reviews/page/messages/de.ts'
import * as en from '#app/features/reviews/page/messages/en.ts'
import * as es from '#app/features/reviews/page/messages/es.ts'
import * as fr from '#app/features/reviews/page/messages/fr.ts'
import * as it from '#app/features/reviews/page/messages/it.ts'
import * as nl from '#app/features/reviews/page/messages/nl.ts'
import * as pl from '#app/features/reviews/page/messages/pl.ts'
import * as pt from '#app/features/reviews/page/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const reviewPageText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
