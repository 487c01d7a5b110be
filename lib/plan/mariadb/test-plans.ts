// from an article about indexes, with some properties left out
export const sorted = `*************************** 1. row ***************************
ANALYZE: {
  "query_optimization": {
    "r_total_time_ms": 0.587444996
  },
  "query_block": {
    "select_id": 1,
    "r_loops": 1,
    "r_total_time_ms": 7608.934695,
    "filesort": {
      "sort_key": "P.codigo, year(F.fecha)",
      "r_loops": 1,
      "r_total_time_ms": 0.187826969,
      "r_used_priority_queue": false,
      "r_output_rows": 155,
      "r_buffer_size": "6Kb",
      "temporary_table": {
        "nested_loop": [
          {
            "table": {
              "table_name": "P",
              "access_type": "index",
              "key": "PRIMARY",
              "r_loops": 1,
              "rows": 35,
              "r_rows": 35,
              "r_table_time_ms": 0.15660869,
              "r_other_time_ms": 0.195472139,
              "filtered": 100,
              "r_filtered": 100,
              "using_index": true
            }
          },
          {
            "table": {
              "table_name": "I",
              "access_type": "ref",
              "key": "codigo",
              "ref": ["empresa.P.codigo"],
              "r_loops": 35,
              "rows": 3329,
              "r_rows": 6098.6,
              "r_table_time_ms": 2265.69671,
              "r_other_time_ms": 306.4226053,
              "filtered": 100,
              "r_filtered": 100
            }
          }
        ]
      }
    }
  }
}
1 row in set (7.61 sec)`

// from the tests of MariaDB
export const joins = `{
  "query_block": {
    "select_id": 1,
    "r_loops": 1,
    "r_total_time_ms": 1.5,
    "table": {
      "table_name": "t1",
      "access_type": "ALL",
      "r_loops": 1,
      "rows": 5,
      "r_rows": 5,
      "r_total_time_ms": 0.5,
      "filtered": 100,
      "r_filtered": 100
    },
    "range-checked-for-each-record": {
      "keys": ["key1", "key2"],
      "r_keys": {"full_scan": 1, "index_merge": 1, "range": {"key1": 2, "key2": 1}},
      "table": {
        "table_name": "t2",
        "access_type": "ALL",
        "possible_keys": ["key1", "key2"],
        "r_loops": 5,
        "rows": 1010,
        "r_rows": 203.8,
        "filtered": 100,
        "r_filtered": 98.13542689
      }
    },
    "block-nl-join": {
      "table": {
        "table_name": "tbl3",
        "access_type": "ALL",
        "r_loops": 1,
        "rows": 100,
        "r_rows": 100,
        "filtered": 100,
        "r_filtered": 60,
        "attached_condition": "tbl2.b < 60"
      },
      "buffer_type": "flat",
      "buffer_size": "1Kb",
      "join_type": "BNL",
      "attached_condition": "t1.c > tbl3.c",
      "r_filtered": 15.83333333
    },
    "block-nl-join": {
      "table": {"table_name": "t4", "access_type": "const", "r_loops": 0, "rows": 1, "r_rows": null},
      "buffer_type": "incremental",
      "join_type": "BNLH"
    },
    "subqueries": [
      {
        "expression_cache": {
          "r_loops": 8,
          "r_hit_ratio": 75,
          "query_block": {
            "select_id": 2,
            "r_loops": 2,
            "r_total_time_ms": 0.4,
            "table": {"table_name": "t5", "access_type": "ref", "key": "secret", "r_loops": 2, "rows": 2, "r_rows": 2}
          }
        }
      }
    ]
  }
}`
