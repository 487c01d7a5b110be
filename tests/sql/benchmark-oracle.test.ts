import { describeBenchmark } from './benchmark'

describeBenchmark('oracle')
