import { describe, expect, it } from 'vitest'
import { makeDoc, onSite } from '../content-files/test-fixtures'

const load = () => import('./footer')
const blog = { to: 'blog', label: { en: 'Blog', zh: '博客' } } as const
const faq = { docId: 'faq', label: { en: 'FAQs', zh: '常见问题' } }
const chat = { href: 'https://chat.example.com/', label: { en: 'Chat', zh: '群聊' } }

describe('footerLinks', () => {
  it('footerLinks has columns when the entries have titles, and omits links without a page and empty columns', async () => {
    const { footerLinks } = await onSite({}, load)
    const links = [
      { title: { en: 'Learn', zh: '学习' }, items: [faq, blog] },
      { title: { en: 'Help', zh: '帮助' }, items: [faq] },
    ]
    expect(footerLinks('zh', links)).toEqual({
      form: 'columns',
      columns: [{ title: '学习', entries: [{ label: '博客', href: '/zh/blog/', external: false }] }],
    })
  })

  it('footerLinks is a single row when the entries have no titles', async () => {
    const { footerLinks } = await onSite({ docs: [makeDoc({ id: 'faq' })] }, load)
    expect(footerLinks('en', [faq, chat])).toEqual({
      form: 'row',
      entries: [
        { label: 'FAQs', href: '/faq/', external: false },
        { label: 'Chat', href: 'https://chat.example.com/', external: true },
      ],
    })
  })

  it('footerLinks returns no links for an empty footer', async () => {
    const { footerLinks } = await onSite({}, load)
    expect(footerLinks('en', [])).toEqual({ form: 'row', entries: [] })
  })
})
