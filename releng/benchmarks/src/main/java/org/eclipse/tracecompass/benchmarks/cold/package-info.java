/**
 * What a fresh process takes, without any warm-up: programs to be started again for each figure.
 */
package org.eclipse.tracecompass.benchmarks.cold;
