/*
 * What the search knows about words. Data only; both the build and the browser read it.
 */

/**
 * Names and phrases that mean the same to a reader. A query that holds one of a row also finds the others, a little
 * lower. Written as a reader types them; the tokenizer takes them apart.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['pg', 'postgre', 'postgres', 'postgresql'],
  ['kes', 'kingbase', 'kingbasees', '金仓', '人大金仓'],
  ['sqlserver', 'sql server', 'mssql'],
  ['opengauss', 'gaussdb', '高斯'],
  ['db', 'database', '数据库', '资料库'],
  ['slow query', 'slow sql', '慢查询', '慢 sql'],
  ['slow log', '慢日志', '慢查询日志'],
  ['index', '索引'],
  ['execution plan', 'query plan', 'explain plan', '执行计划', '执行计画'],
  ['explain', '执行计划'],
  ['rewrite', '重写', '改写'],
  ['audit', 'review', '审核', '审计'],
  ['workspace', '工作空间', '工作区'],
  ['workload', '工作负载'],
  ['pagination', 'paging', '分页', '翻页'],
  ['deep pagination', 'deep paging', 'large offset', '深分页', '深翻页', '键集分页'],
  ['index not used', 'index ignored', '索引失效', '用不上索引', '索引用不上', '没用上索引', '不走索引', '没走索引'],
  ['implicit conversion', 'type conversion', '隐式转换', '类型转换'],
  ['full table scan', 'full scan', 'seq scan', '全表扫描', '顺序扫描'],
  ['keyset', 'seek method', 'cursor pagination', '键集', '游标'],
  ['subquery', 'nested query', '子查询'],
  ['outer join', 'left join', '外连接', '左连接'],
  ['inner join', '内连接'],
  ['null', '空值'],
  ['literal', '字面量', '常量'],
  ['mask', 'hide', 'anonymise', 'redact', '脱敏', '隐去'],
  ['privilege', 'permission', 'grant', '授权', '权限'],
  ['account', 'user', 'role', '账号', '用户', '角色'],
  ['virtual index', 'hypothetical index', '虚拟索引', '假设索引'],
  ['invisible index', 'hidden index', '不可见索引', '隐藏索引'],
  ['redundant', 'duplicate', 'unused', '冗余', '重复'],
  ['enable', 'turn on', 'switch on', 'activate', '开启', '打开', '启用'],
  ['disable', 'turn off', 'switch off', 'deactivate', '关闭', '停用'],
  ['delete', 'remove', 'drop', '删除'],
  ['statistics', 'stats', '统计信息'],
  ['improvement', 'speedup', 'gain', 'faster', '性能提升', '提升', '变快'],
  ['cost', '代价', '成本'],
  ['bind variable', 'placeholder', 'bind parameter', '绑定变量', '占位符'],
  ['upper case', 'case sensitive', '大小写'],
  ['mapper', 'mybatis', 'ibatis'],
  ['ddl', 'create table', 'schema definition', '建表语句', '表结构'],
  ['what-if', 'what if', 'dry run', '假设分析'],
  ['extension', 'plugin', 'plug-in', 'addon', '插件', '扩展'],
  ['setup', 'set up', 'configure', 'settings', '设置', '配置'],
  ['install', 'installation', '安装'],
  ['error', 'failure', 'fails', '错误', '报错', '失败'],
  ['start', 'begin', 'quick start', 'getting started', '入门', '开始'],
  ['download', 'export', 'dump', '导出'],
  ['upload', 'import', '上传', '导入'],
  ['faq', 'questions', '常见问题'],
  ['!= null', '= null', '<> null', 'comparison with null', 'null 比较'],
  ['select *', 'select star', 'all columns', '所有列', '全部列', '星号'],
  ['primary key', 'pk', '主键'],
  ['foreign key', 'fk', '外键'],
  ['auto_increment', 'auto increment', 'identity', 'serial', '自增'],
  ['character set', 'charset', 'encoding', '字符集', '编码'],
  ['collation', '排序规则', '校对规则'],
  ['reserved word', 'keyword', '保留字', '关键字'],
  ['add column', 'new column', 'add field', '加字段', '加列', '新增列', '新增字段', '添加列'],
  ['column', 'field', '字段', '栏位'],
  ['big table', 'large table', 'huge table', '大表'],
  ['composite index', 'compound index', 'multi column index', '联合索引', '复合索引', '组合索引'],
  ['covering index', 'index only scan', '覆盖索引'],
  ['selectivity', 'cardinality', '选择性', '区分度', '基数'],
  ['wildcard', 'percent sign', '通配符', '百分号', '模糊查询'],
  ['cartesian product', 'missing join condition', '笛卡尔积'],
  ['distinct', 'deduplicate', '去重'],
  ['lock', '加锁', '锁表'],
  ['partition', '分区'],
  ['stored procedure', '存储过程', '预存程序'],
  ['rename', '重命名', '改名'],
  ['hint', '优化器提示', '提示'],
  ['threshold', '阈值', '上限'],
  ['naming', 'name pattern', '命名'],
  ['comment', '注释'],
  ['money', 'exact values', '金额', '精确数值'],
  ['token', 'api key', 'user key', '令牌', '密钥'],
  ['password', '密码', '口令'],
  ['visualise', 'visualizer', 'visualiser', '可视化'],
  ['pipeline', 'ci', 'ci/cd', 'fail build', 'github actions', 'gitlab', 'jenkins', '流水线', '持续集成'],
  ['offline', 'without internet', '离线', '内网'],
  ['jetbrains', 'intellij', 'datagrip'],
  ['vs code', 'vscode', 'visual studio code'],
  ['pull request', 'merge request', '合并请求'],
  ['bookmark lookup', 'key lookup', '回表', '覆盖索引', 'covering index'],
  ['overflow', 'exhausted', 'run out', 'running out', '用尽', '用完', '耗尽', '溢出'],
  ['latest', 'newest', 'most recent', '最新', '最近'],
  ['cannot connect', 'connection refused', 'connection failed', '连不上', '连接不上', '无法连接', '连接失败'],
  ['string', 'text', '字符串', '文本'],
  ['production', 'prod', '生产环境', '生产库', '线上'],
  ['replica', 'slave', 'standby', '从库', '备库', '副本'],
  ['deadlock', '死锁'],
  ['transaction', '事务'],
  ['trigger', '触发器'],
  ['rollback', 'roll back', '回滚'],
  ['time zone', 'timezone', '时区'],
  ['batch', 'portion', 'chunk', '分批', '批量'],
  ['false positive', 'false alarm', '误报', '误判'],
  ['personal data', 'sensitive data', 'gdpr', 'pii', '个人信息', '敏感数据', '隐私'],
  ['leave', 'send', 'sent', 'transmit', '离开', '传出', '外传'],
  ['phone number', 'phone', '手机号', '电话'],
  ['exists', '存在'],
  ['interpret', 'understand', 'read', '解读', '看懂', '读懂', '看不懂'],
  ['score', 'rating', '得分', '评分', '分数'],
  ['once per row', 'for each row', 'correlated subquery', '逐行', '相关子查询'],
  ['pg_stat_statements', 'sys_stat_statements'],
  ['stale', 'out of date', 'outdated', '过旧', '过期'],
  ['redundant index', 'unused index', '冗余索引', '没用 索引', '无用 索引', '多余 索引'],
  [
    'without where',
    'no where',
    'forgot where',
    'missing where',
    '无条件',
    '忘了写 where',
    '忘记写 where',
    '没有 where',
  ],
  ['in list', 'in 列表', 'in 里'],
  ['!=', '<>'],
]

/** Words of SQL: two of them side by side are a phrase of their own (`not in`, `order by`, `is null`, `!= null`). */
export const sqlWords: ReadonlySet<string> = new Set(
  `select insert update delete merge replace from where having group order by limit offset fetch join inner left right
   full outer cross on using union all any some distinct exists in not null is as and or like between case when then
   else end with create drop alter truncate table view index unique primary foreign key references constraint default
   explain analyze analyse vacuum count sum avg min max for set values into row rows over partition
   != <> = * '% %' ( ) (*) || :: >= <=`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that carry a question's grammar, not its subject. None of them is a word of SQL. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the i me my we our you your it its this that these those do does did be am are was were been
   how what why who whom which whose can could should would will shall may might must
   to of at there here so than too very just please need want`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that say little about a question's subject: a page without them is hardly worse. */
export const softWords: ReadonlySet<string> = new Set(
  `get gets getting got give gives make makes making use uses using used find finds finding work works working happen happens
   mean means say says see show shows know go goes keep take takes
   actually simply still ever already just
   instead another other others about again always never really very much many several every each one some thing things way ways
   forget forgot forgotten best good better right wrong well bad possible example examples difference different between vs versus
   情况 问题 方法 方式 办法 原因 区别 不同 避免 防止 解决 处理 合适 后面 太多 很多 很大 太慢 很慢 变慢 就是 每个 这种 几种 一条 一次
   使用 进行 出现 发生 导致 造成 必须 忘记 忘了`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that are SQL among words of SQL, and grammar elsewhere. */
export const grammarWords: ReadonlySet<string> = new Set(
  'is in on for with and or as by all any into from between when then else'.split(' '),
)

/** Function words of Chinese; taken out of a query before it is cut into pairs of characters. */
export const functionPhrases: readonly string[] =
  `为什么 真的 有什么用 有什么 什么是 是什么 什么时候 怎么办 怎么样 怎么回事 怎样 怎么 如何 什么 哪些 哪个 哪种 哪里 从哪 是否 能不能 会不会 要不要
   该不该 是不是 可不可以 可以 能否 请问 有没有 应该 需要 到底 究竟 还是 多少 多大 多长 多久 好不好 行不行 一下 我的 我 吗 呢 吧 的 了 啊`.split(
    /\s+/,
  )

/** Characters of Chinese that carry a sentence's grammar: a pair with one of them is hardly a word. */
export const particles: ReadonlySet<string> = new Set('的了是和也就都把被与及或而但若则这那你我他它从向于其之很')

/**
 * Words of the subject that the platform's dictionary of Chinese does not have: it cuts them in two (外 | 键, 优 | 化),
 * and each is one word all the same.
 */
export const hanWords: ReadonlySet<string> = new Set(
  `主键 外键 键列 前缀 非空 可空 空值 空集 自增 取值 余额 字段 列名 表名 库名 列序 行数 字节 引号 时区
   大表 小表 单表 全表 整表 父表 子表 建表 删表 锁表 表锁 行锁 死锁 加锁 回表 建库 主库 从库 主从 分库 分表 分区 分片
   优化 调优 重写 下推 嵌套 谓词 等价 物化 哈希 去重 分页 翻页 游标 落盘 缓存 耗时 隐式 通配 冗余
   语句 绑定 脱敏 校验 纠错 巡检 阈值 写入 读取 清空 拆分 回滚 重启 加载 调用 上传 在线 离线 联网 内网 加列 删列
   账号 密钥 端口 插件 报错 归一 文档`
    .split(/\s+/)
    .filter(Boolean),
)
