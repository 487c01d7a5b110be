import { describeBenchmark } from './benchmark'

describeBenchmark('company', 3, 3)
