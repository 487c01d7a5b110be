import type { Sidebars } from '../lib/content/sidebars'

const sidebars: Sidebars = {
  guidesBar: [
    'index',
    {
      type: 'category',
      label: { en: 'Audit SQL', zh: '审核 SQL' },
      link: 'guides/audit/index',
      items: ['guides/audit/workspace', 'guides/audit/policy', 'guides/audit/audits', 'guides/audit/explainOutput'],
    },
    {
      type: 'category',
      label: { en: 'Optimise SQL', zh: '优化 SQL' },
      link: 'guides/optimize/index',
      collapsed: false,
      items: [
        {
          type: 'category',
          label: { en: 'Workspace types', zh: '工作空间类型' },
          link: 'guides/optimize/workspace-types/index',
          items: [
            'guides/optimize/workspace-types/MySQL',
            'guides/optimize/workspace-types/Postgres',
            'guides/optimize/workspace-types/OpenGauss',
            'guides/optimize/workspace-types/Oracle',
            'guides/optimize/workspace-types/RawFile',
            'guides/optimize/workspace-types/RawText',
          ],
        },
        {
          type: 'category',
          label: { en: 'Workload modes', zh: '工作负载模式' },
          link: 'guides/optimize/workload-modes/index',
          items: [
            'guides/optimize/workload-modes/RawText',
            'guides/optimize/workload-modes/RawFile',
            'guides/optimize/workload-modes/MySQL_QueryLog',
            'guides/optimize/workload-modes/Postgres_QueryLog',
            'guides/optimize/workload-modes/OpenGauss_QueryLog',
            'guides/optimize/workload-modes/Mapper',
          ],
        },
        'guides/optimize/setupOptimization',
        'guides/optimize/explainOutput',
      ],
    },
    {
      type: 'category',
      label: { en: 'Editor plugins', zh: '编辑器插件' },
      link: 'guides/plugin/index',
      items: ['guides/plugin/install', 'guides/plugin/config', 'guides/plugin/execute', 'guides/plugin/output'],
    },
    {
      type: 'category',
      label: { en: 'Performance patroller', zh: '性能巡检' },
      link: 'guides/ppt/index',
      items: ['guides/ppt/dbinstances', 'guides/ppt/query', 'guides/ppt/dbaudit'],
    },
    'guides/ppv',
  ],
  insidesBar: [
    'insides/index',
    'insides/rules',
    {
      type: 'category',
      label: { en: 'SQL auditing', zh: 'SQL 审核' },
      link: 'insides/audit/index',
      collapsed: false,
      items: [
        {
          type: 'category',
          label: { en: 'Database design', zh: '数据库设计' },
          link: 'insides/audit/dbDesign/index',
          collapsed: false,
          items: [
            'insides/audit/dbDesign/nameConversion',
            'insides/audit/dbDesign/tableDef',
            'insides/audit/dbDesign/columnDef',
            'insides/audit/dbDesign/columnValues',
            {
              type: 'category',
              label: { en: 'Indexes', zh: '索引' },
              link: 'insides/audit/dbDesign/indexes/index',
              items: ['insides/audit/dbDesign/indexes/columns', 'insides/audit/dbDesign/indexes/upkeep'],
            },
            'insides/audit/dbDesign/constraints',
            'insides/audit/dbDesign/charset',
            'insides/audit/dbDesign/comments',
          ],
        },
        {
          type: 'category',
          label: { en: 'Queries and changes', zh: '查询与变更' },
          link: 'insides/audit/dataOperate/index',
          items: [
            'insides/audit/dataOperate/changes',
            'insides/audit/dataOperate/inserts',
            'insides/audit/dataOperate/nulls',
            'insides/audit/dataOperate/conditions',
            'insides/audit/dataOperate/joins',
            'insides/audit/dataOperate/results',
            'insides/audit/dataOperate/sorting',
            'insides/audit/dataOperate/statements',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: { en: 'Query rewriting', zh: '查询重写' },
      link: 'insides/rewrite/index',
      items: [
        'insides/rewrite/subqueries',
        'insides/rewrite/quantified',
        'insides/rewrite/predicates',
        'insides/rewrite/joins',
        'insides/rewrite/sorting',
        'insides/rewrite/conditions',
        'insides/rewrite/aggregates',
        'insides/rewrite/changes',
      ],
    },
    'insides/index-engine/index',
  ],
  apiBar: [
    'api/index',
    'api/authentication',
    'api/create-workspace',
    'api/workspace-list',
    'api/create-analysis',
    'api/analysis-list',
    'api/analysis-summary',
    'api/analysis-detail',
  ],
  faqBar: ['faq', 'aboutus', 'index_old'],
}

export default sidebars
