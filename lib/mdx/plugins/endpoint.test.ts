import { describe, expect, it } from 'vitest'
import { compileText, html } from '../test-body'

// the highlighter's first start takes its time on a busy machine
describe('<Endpoint>', { timeout: 60_000 }, () => {
  it('<Endpoint> becomes headings that are in the table of contents and can be linked to', async () => {
    const { toc, cards } = await compileText('Text.\n\n<Endpoint operation="createWorkspace" />\n\n## After')
    expect(cards).toEqual([])
    expect(toc.map(({ depth, id, text }) => [depth, id, text])).toEqual([
      [2, 'createworkspace-request', 'Request'],
      [3, 'createworkspace-example-request', 'Example request'],
      [2, 'createworkspace-response', 'Response'],
      [3, 'createworkspace-example-response', 'Example response'],
      [2, 'createworkspace-errors', 'Errors'],
      [2, 'after', 'After'],
    ])
  })

  it('<Endpoint> has the same anchors in Chinese, and headings of the given depth', async () => {
    const { toc } = await compileText('<Endpoint operation="validateUserKey" depth="4" />', 'zh')
    expect(toc.map(({ depth, id, text }) => [depth, id, text])).toEqual([
      [4, 'validateuserkey-request', '请求'],
      [5, 'validateuserkey-example-request', '请求示例'],
      [4, 'validateuserkey-response', '响应'],
      [5, 'validateuserkey-example-response', '响应示例'],
      [4, 'validateuserkey-errors', '错误'],
    ])
  })

  it('the texts and code of the sections of <Endpoint> are indexed', async () => {
    const { sections } = await compileText('<Endpoint operation="createAnalysis" />')
    const find = (id: string) => sections.find((section) => section.id === id)
    expect(find('createanalysis-request')?.text).toContain('Allow covering indexes.')
    expect(find('createanalysis-example-request')?.code).toContain('BASE_URL')
    expect(find('createanalysis-example-response')?.code).toContain('"analysisId": "1846503104927461377"')
  })

  it('<Endpoint> is rendered as tables and fences', async () => {
    const text = (await html('<Endpoint operation="listWorkspaces" />')).replaceAll('<wbr/>', '')
    expect(text).toContain('<td role="cell"><code>records[].dbHost</code></td><td role="cell">string or null</td>')
    expect(text).toContain('language="http"')
  })

  it.each([
    [
      '<Endpoint operation="creatWorkspace" />',
      'the API has no operation “creatWorkspace” (did you mean “createWorkspace”?)',
    ],
    ['<Endpoint operaton="createWorkspace" />', '<Endpoint> has no “operaton” (did you mean “operation”?)'],
    ['<Endpoint />', '<Endpoint> requires the attribute operation, such as operation="createWorkspace"'],
    ['<Endpoint operation="createWorkspace" depth="1" />', 'the depth of an <Endpoint> must be "2", "3" or "4"'],
    ['See <Endpoint operation="createWorkspace" /> here.', '<Endpoint /> must be on a line of its own'],
    ['<Endpiont operation="createWorkspace" />', 'there is no component <Endpiont> (did you mean “Endpoint”?)'],
  ])('<Endpoint> with an error is rejected: %s', async (body, message) => {
    await expect(compileText(`Text.\n\n${body}`)).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
      position: { line: 3 },
    })
  })
})
