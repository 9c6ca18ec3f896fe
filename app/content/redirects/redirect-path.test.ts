import { describe, expect, test } from 'vitest'
import { toRedirectPath, toRedirectTarget } from '#app/content/redirects/redirect-path.ts'

describe('the path of an old URL', () => {
  test.each([
    ['/pages/our-story', '/pages/our-story'],
    ['/Pages/Our-Story/', '/pages/our-story'],
    ['pages/our-story', '/pages/our-story'],
    ['https://Old.example/Pages//Our-Story/?ref=1#top', '/pages/our-story?ref=1'],
    ['http://old.example/a', '/a'],
    ['/café', '/caf%c3%a9'],
    ['/a/../b', '/b'],
    ['/?p=12', null],
    ['/', null],
    ['https://old.example', null],
    ['//old.example/a', null],
    ['/\\old.example', null],
    ['/a b', null],
    [`/${'a'.repeat(1_000)}`, null],
  ])('for %s is %s', (written, path) => {
    expect(toRedirectPath(written)).toBe(path)
  })
})

describe('the target of a redirect', () => {
  test.each([
    ['/about', '/about'],
    ['/shop?category=dresses#list', '/shop?category=dresses#list'],
    ['https://journal.example/a', 'https://journal.example/a'],
    ['https://store.example/about', '/about'],
    ['http://journal.example/a', null],
    ['//journal.example/a', null],
    ['/\\journal.example', null],
    ['/\t/journal.example', null],
    ['https://ada:secret@journal.example', null],
    ['javascript:alert(1)', null],
    ['mailto:ada@example.com', null],
    ['about', null],
    [`/${'a'.repeat(1_000)}`, null],
  ])('for %j is %s', (written, target) => {
    expect(toRedirectTarget(written, 'https://store.example')).toBe(target)
  })
})
