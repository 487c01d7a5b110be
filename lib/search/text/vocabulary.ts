/*
 * The word lists of the search. Data only, for both the build and the browser.
 */

/** SQL keywords and operators. Two adjacent ones form a phrase (`not in`, `order by`, `is null`, `!= null`). */
export const sqlWords: ReadonlySet<string> = new Set(
  `select insert update delete merge replace from where having group order by limit offset fetch join inner left right
   full outer cross on using union all any some distinct exists in not null is as and or like between case when then
   else end with create drop alter truncate table view index unique primary foreign key references constraint default
   explain analyze analyse vacuum count sum avg min max for set values into row rows over partition
   != <> = * '% %' ( ) (*) || :: >= <=`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words for parts of a statement; a function word next to them belongs to SQL (`or condition`, `in list`). */
export const clauseWords: ReadonlySet<string> = new Set(
  'condition conditions clause clauses list lists operator predicate predicates subquery'.split(' '),
)

/** English function words of questions, none of which is an SQL word. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the i me my we our you your it its this that these those do does did be am are was were been
   how what why who whom which whose can could should would will shall may might must
   to of at there here so than too very just please need want`
    .split(/\s+/)
    .filter(Boolean),
)

/** Unspecific words, which hardly affect the relevance of a page. */
export const softWords: ReadonlySet<string> = new Set(
  `get gets getting got give gives make makes making use uses using used find finds finding work works working happen happens
   mean means say says see show shows know go goes keep take takes
   actually simply still ever already just
   tool tools question questions page pages add adds added show shown showing look looks looking see seen
   come comes came take takes taken put puts set let lets tell tells told think know knows known seem seems ask asks asked
   help helps start stop try tries tried change changes changed turn end part place time times day kind sort
   new old big small little large long short same different first last next own able only even too
   instead another other others about again always never really very much many several every each one some thing things way ways
   forget forgot forgotten best good better right wrong well bad possible example examples difference different between vs versus
   情况 问题 方法 方式 办法 原因 区别 不同 避免 防止 解决 处理 合适 后面 太多 很多 很大 太慢 很慢 变慢 就是 每个 这种 几种 一条 一次
   使用 进行 出现 发生 导致 造成 必须 忘记 忘了`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that belong to SQL next to SQL words, and are function words elsewhere. */
export const grammarWords: ReadonlySet<string> = new Set(
  'is in on for with and or as by all any into from between when then else'.split(' '),
)

/** Chinese function words, which are removed from a query before it is split into pairs of characters. */
export const functionPhrases: readonly string[] =
  `为什么 真的 有什么用 有什么 什么是 是什么 什么时候 怎么办 怎么样 怎么回事 怎样 怎么 如何 什么 哪些 哪个 哪种 哪里 从哪 是否 能不能 会不会 要不要
   该不该 是不是 可不可以 可以 能否 请问 有没有 应该 需要 到底 究竟 还是 多少 多大 多长 多久 好不好 行不行 一下 我的 我 吗 呢 吧 的 了 啊`.split(
    /\s+/,
  )

/** Chinese particles; a pair of characters that contains a particle is rarely a word. */
export const particles: ReadonlySet<string> = new Set('的了是和也就都把被与及或而但若则这那你我他它从向于其之很')

/** Whether a Chinese character or a pair of them is or contains a particle. */
export function hasParticle(term: string): boolean {
  return [...term].some((character) => particles.has(character))
}

/** Chinese technical terms that `Intl.Segmenter` splits because its dictionary lacks them (外 | 键, 优 | 化). */
export const hanWords: ReadonlySet<string> = new Set(
  `主键 外键 键列 前缀 非空 可空 空值 空集 自增 取值 余额 字段 列名 表名 库名 列序 行数 字节 引号 时区
   大表 小表 单表 全表 整表 父表 子表 建表 删表 锁表 表锁 行锁 死锁 加锁 回表 建库 主库 从库 主从 分库 分表 分区 分片
   优化 调优 重写 下推 嵌套 谓词 等价 物化 哈希 去重 分页 翻页 游标 落盘 缓存 耗时 隐式 通配 冗余
   语句 绑定 脱敏 校验 纠错 巡检 阈值 写入 读取 清空 拆分 回滚 重启 加载 调用 上传 在线 离线 联网 内网 加列 删列
   评分 得分 打分 误报 误判 账号 密钥 端口 插件 报错 归一 文档
   递归 监控 散列 拼接 页面 最左 半连 超时 线程 归并 标量 列存 行存 宽表 等锁 慢查`
    .split(/\s+/)
    .filter(Boolean),
)
