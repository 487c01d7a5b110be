import type { Locale } from '../i18n/locales'

interface Words {
  readonly request: string
  readonly exampleRequest: string
  readonly response: string
  readonly exampleResponse: string
  readonly failures: string
  readonly insideData: string
  readonly code: (succeeds: string) => string
  readonly columns: {
    readonly field: string
    readonly type: string
    readonly required: string
    readonly sends: string
    readonly meaning: string
    readonly situation: string
    readonly advice: string
  }
  readonly yes: string
  readonly no: string
  readonly any: string
  /** Between two types of which a value has one. */
  readonly or: string
  readonly types: Readonly<Record<string, string>>
}

/** The words that an endpoint's page adds to the texts of the document. */
export const endpointWords: Readonly<Record<Locale, Words>> = {
  en: {
    request: 'Request',
    exampleRequest: 'Example request',
    response: 'Response',
    exampleResponse: 'Example response',
    failures: 'Errors',
    insideData: 'What is inside `data`:',
    code: (succeeds) =>
      `A \`code\` other than ${succeeds} is a failure, and \`message\` says which. Besides failures of the network, expect these:`,
    columns: {
      field: 'Field',
      type: 'Type',
      required: 'Required',
      sends: 'Clients send',
      meaning: 'Meaning',
      situation: 'What happened',
      advice: 'What to do',
    },
    yes: 'yes',
    no: 'no',
    any: 'not confirmed',
    or: ' or ',
    types: {
      string: 'string',
      integer: 'integer',
      number: 'number',
      boolean: 'boolean',
      object: 'object',
      array: 'list',
      'string[]': 'list of strings',
      null: 'null',
    },
  },
  zh: {
    request: '请求',
    exampleRequest: '请求示例',
    response: '响应',
    exampleResponse: '响应示例',
    failures: '错误',
    insideData: '`data` 中的字段：',
    code: (succeeds) => `\`code\` 不是 ${succeeds} 即为失败，原因见 \`message\`。除网络故障外，还可能遇到：`,
    columns: {
      field: '字段',
      type: '类型',
      required: '必填',
      sends: '客户端默认值',
      meaning: '含义',
      situation: '情况',
      advice: '处理办法',
    },
    yes: '是',
    no: '否',
    any: '未确认',
    or: '或 ',
    types: {
      string: '字符串',
      integer: '整数',
      number: '数值',
      boolean: '布尔值',
      object: '对象',
      array: '列表',
      'string[]': '字符串列表',
      null: 'null',
    },
  },
}
