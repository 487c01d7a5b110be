const index = 'insides/errors/'
const locks = 'insides/errors/locks/'
const resources = 'insides/errors/resources/'
const values = 'insides/errors/values/'

/**
 * The sections about errors of slow or blocked statements. Messages come before numbers, because numbers mean something
 * else on another engine; `code` stands for a number without the name of an engine.
 */
const sections: readonly (readonly [section: string, errors: readonly string[]])[] = [
  [`${index}#two-errors-with-the-code-1205`, ['code 1205']],
  [`${index}#what-an-error-undoes`, ['current transaction is aborted', 'SQLSTATE 25P02']],
  [`${index}#compatible-databases`, ['ORA-24761', 'Try lock row conflict']],
  [
    `${locks}#deadlock`,
    [
      'deadlock found when trying to get lock',
      'deadlock detected',
      'was deadlocked on',
      'detected deadlock',
      'ORA-00060',
      'SQLSTATE 40P01',
    ],
  ],
  [
    `${locks}#lock-wait-timeout`,
    [
      'Lock wait timeout exceeded',
      'Lock wait timeout: thread',
      'lock(s) could not be acquired immediately',
      'canceling statement due to lock timeout',
      'could not obtain lock on row',
      'Lock request time out period exceeded',
      'ORA-00054',
      'ORA-30006',
      'SQLSTATE 55P03',
      'SQLSTATE YY003',
    ],
  ],
  [
    `${locks}#statement-timeout`,
    [
      'maximum statement execution time exceeded',
      'canceling statement due to statement timeout',
      'canceling statement due to user request',
      'Execution Timeout Expired',
      'query has reached the maximum query timeout',
      'ORA-01013',
      'SQLSTATE 57014',
    ],
  ],
  [
    `${locks}#serialization-failure`,
    ['could not serialize access', 'Snapshot isolation transaction aborted', 'ORA-08177', 'SQLSTATE 40001'],
  ],
  [
    `${resources}#snapshot-too-old`,
    [
      'snapshot too old',
      'canceling statement due to conflict with recovery',
      'Requested versioned row was not found',
      'rolled back when accessing version store',
      'Request to read too old versioned data',
      'ORA-01555',
    ],
  ],
  [
    `${resources}#out-of-temporary-space`,
    [
      'The table … is full',
      'No space left on device',
      'temporary file size exceeds',
      'Could not allocate space for object',
      'ORA-01652',
      'SQLSTATE 53100',
      'SQLSTATE 53400',
    ],
  ],
  [
    `${resources}#too-many-connections`,
    [
      'Too many connections',
      'max_user_connections',
      'sorry, too many clients already',
      'remaining connection slots are reserved',
      'user connections has already been reached',
      ...['ORA-00018', 'ORA-00020', 'ORA-12516', 'ORA-12519'],
      'SQLSTATE 53300',
    ],
  ],
  [
    `${values}#duplicate-key`,
    [
      'Duplicate entry … for key',
      'duplicate key value violates unique constraint',
      'Cannot insert duplicate key',
      'ORA-00001',
      'SQLSTATE 23505',
    ],
  ],
  [
    `${values}#foreign-key-violated`,
    [
      'Cannot add or update a child row',
      'Cannot delete or update a parent row',
      'insert or update on table … violates foreign key constraint',
      'update or delete on table … violates',
      'conflicted with the FOREIGN KEY constraint',
      'conflicted with the REFERENCE constraint',
      ...['ORA-02291', 'ORA-02292', 'ORA-02298'],
      ...['SQLSTATE 23503', 'SQLSTATE 23001'],
    ],
  ],
  [
    `${values}#value-too-long`,
    [
      'Data too long for column',
      'value too long for type',
      'String or binary data would be truncated',
      'ORA-12899',
      'SQLSTATE 22001',
    ],
  ],
  [
    `${values}#invalid-number`,
    [
      'Truncated incorrect DOUBLE value',
      'Incorrect integer value',
      'invalid input syntax for type integer',
      'Conversion failed when converting',
      'ORA-01722',
      'SQLSTATE 22P02',
    ],
  ],
  [
    `${values}#division-by-zero`,
    ['Division by 0', 'division by zero', 'Divide by zero error', 'ORA-01476', 'SQLSTATE 22012'],
  ],
  [
    `${values}#subquery-returns-more-than-one-row`,
    [
      'Subquery returns more than 1 row',
      'more than one row returned by a subquery',
      'Subquery returned more than 1 value',
      'ORA-01427',
      'SQLSTATE 21000',
    ],
  ],
  [
    `${values}#column-not-in-group-by`,
    [
      'only_full_group_by',
      'must appear in the GROUP BY clause',
      'is invalid in the select list because',
      'ORA-00979',
      'SQLSTATE 42803',
    ],
  ],
  [
    `${values}#unknown-table-or-column`,
    [
      ...["Table … doesn't exist", 'relation … does not exist', 'missing FROM-clause entry for table'],
      ...['Unknown column … in', 'column … does not exist', 'Invalid object name', 'Invalid column name'],
      ...['The multi-part identifier', 'ORA-00942', 'ORA-00904', 'SQLSTATE 42P01', 'SQLSTATE 42703'],
    ],
  ],
  [
    `${values}#mix-of-collations`,
    [
      'Illegal mix of collations',
      'collation mismatch',
      'could not determine which collation',
      'Cannot resolve the collation conflict',
      'ORA-43915',
      'SQLSTATE 42P21',
      'SQLSTATE 42P22',
    ],
  ],
]

/** The error numbers of MySQL and SQL Server by section. OceanBase reports its own in the format of MySQL. */
const numbers: readonly (readonly [section: string, mysql: readonly number[], sqlServer: readonly number[]])[] = [
  [`${index}#compatible-databases`, [6002, 6005], []],
  [`${locks}#deadlock`, [1213], [1205]],
  [`${locks}#lock-wait-timeout`, [1205, 3572], [1222]],
  [`${locks}#statement-timeout`, [3024, 4012], []],
  [`${locks}#serialization-failure`, [6235], [3960]],
  [`${resources}#snapshot-too-old`, [4138], [3958, 3966]],
  [`${resources}#out-of-temporary-space`, [1114], [1105]],
  [`${resources}#too-many-connections`, [1040, 1203], [17809]],
  [`${values}#duplicate-key`, [1062], [2627, 2601]],
  [`${values}#foreign-key-violated`, [1451, 1452], [547]],
  [`${values}#value-too-long`, [1406], [2628, 8152]],
  [`${values}#invalid-number`, [1292, 1366], [245]],
  [`${values}#division-by-zero`, [1365], [8134]],
  [`${values}#subquery-returns-more-than-one-row`, [1242], [512]],
  [`${values}#column-not-in-group-by`, [1055], [8120]],
  [`${values}#unknown-table-or-column`, [1054, 1146], [207, 208, 4104]],
  [`${values}#mix-of-collations`, [1267], [468]],
]

/** Pairs of an error and its section, for the table of all errors. */
export const sqlErrors: readonly (readonly [error: string, page: string])[] = [
  ...sections.flatMap(([section, errors]) => errors.map((error) => [error, section] as const)),
  ...numbers.flatMap(([section, mysql, sqlServer]) => [
    ...mysql.map((number) => [`MySQL ${number}`, section] as const),
    ...sqlServer.map((number) => [`SQL Server ${number}`, section] as const),
  ]),
]
