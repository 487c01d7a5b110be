import { describeBenchmark } from './benchmark'

describeBenchmark('mysql')
