const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words of conditions and of MySQL's labels that are not names. */
export const keptWords = words(
  'and or not xor is null true false unknown any all some case when then else end in like ilike similar between distinct from ' +
    'as on using asc desc nulls first last collate at time zone with without exists array row rows interval over partition by ' +
    'order range groups preceding following unbounded current hashed alternatives returns div mod rlike regexp escape both ' +
    'separator limit offset input to per chunk unique no aggregates buffered immediate reverse rowid buffer logical binary ' +
    'nothing update delete insert into replace select dependent subquery condition projection run only once optimized away ' +
    'iteration for each re planned s cache set hash temporary table scan index lookup where group having join inner left right ' +
    'impossible matching after const reading tables used used_tables',
)

/** Words of the names of operations, of their notes and of sort methods. */
export const operationWords = words(
  'access adaptive aggregate aggregated aggregates all alternative and anti antijoin append async backward batch batched before ' +
    'bitmap bitmapand bitmapor buffer buffered buffering buffers by cache chunkappend citus columnarscan computed condition const constant count ' +
    'covering cte custom data decompresschunk deduplicate deduplication delete dependent disk distinct duplicate duplicates each ' +
    'earlier elsewhere eq_ref except execution external fake fetched fill filter finalize first follow for foreign from full ' +
    'fulltext function gather group groupaggregate grouped grouping hash hashaggregate hashed hashsetop having heap heapsort id if ' +
    'immediate impossible in incremental index index_merge index_subquery information_schema information initplan inner input insert ' +
    'intersect into invalidate is iteration join key left limit lockrows lookup loop loose many match matching materialize ' +
    'materialized memoize merge mergeappend method mixedaggregate modifytable multi n named needed new nested no not null of offset on ' +
    'once one only optimized or output over parallel partial pass plan planned plans primary printed progress projection ' +
    'projectset query quicksort range re read reading recursive records ref ref_or_null removal remove repeat replace result results returned ' +
    'returns reverse right row rowid rows run sample scan schema search secondary select semi semijoin seq set setop simple single skip ' +
    'sort sorted step still stream subplan subquery system table tables tail temporary than tid to top tuplestore uncacheable union ' +
    'unique unique_subquery unless update used using value values weedout where window windowagg with without worktable zero away ' +
    // openGauss and OceanBase
    'adapter ann block broadcast coordinator cstore distr dynamic exchange expression get iterator link local motion nest out ' +
    'partition partitioned px redistribute remote scalar sequence streaming topk type vector view ' +
    // Oracle
    'approximate as binary breadth cartesian cluster collection collector connect conventional conversion converted create ' +
    'cursor depth descending domain dual duration equal evaluation fact fast fetch filtering fixed forced gathering global ' +
    'hybrid inlist rank use inmemory intersection iterator key leading list load loops mat_view max memory min minus model na nosort ' +
    'optimizer order part pickler pivot predicate pump pushed qc random range receive recursive reference rewrite rollup rowids ' +
    'send serial start statement statistics stopkey storage temp transformation unpivot user xpath ' +
    // MariaDB
    'bka bkah bnl bnlh flat impossible deleting all rows ' +
    // SQL Server
    'apply assert build check checks clustered collapse columnstore compute concatenation deleted distribute eager exchange flow ' +
    'foreign inserted interval lazy log nonclustered outer parallelism parameter partial project references rid robin round ' +
    'seek segment split spool streams switch top udx valued',
)

/** Types that every server has. */
export const keptTypes = words(
  'int integer bigint smallint int2 int4 int8 numeric decimal real float float4 float8 double precision text varchar char ' +
    'character varying bpchar name date time timetz timestamp timestamptz interval boolean bool json jsonb uuid oid regclass bytea ' +
    'inet cidr point money bit xml xid tid tsvector tsquery anyarray signed unsigned datetime',
)

/** Functions that every server has. */
export const keptFunctions = words(
  'count sum avg min max coalesce nullif greatest least abs round ceil ceiling floor trunc mod power sqrt lower upper initcap ' +
    'length char_length substr substring trim btrim ltrim rtrim replace concat concat_ws left right lpad rpad repeat position ' +
    'extract date_part date_trunc date_format date_add date_sub datediff year month day hour minute second now current_date ' +
    'current_timestamp to_char to_date to_timestamp to_number cast convert if ifnull isnull json_extract jsonb_extract_path_text ' +
    'array_agg string_agg group_concat json_agg jsonb_agg unnest generate_series row_number rank dense_rank ntile lag lead ' +
    'first_value last_value bool_and bool_or every stddev variance any all exists in and or not over row values random md5 hashtext ' +
    'regexp_replace regexp_matches timezone',
)
