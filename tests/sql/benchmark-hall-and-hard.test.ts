import { describeBenchmark } from './benchmark'

describeBenchmark('hall')
describeBenchmark('hard')
