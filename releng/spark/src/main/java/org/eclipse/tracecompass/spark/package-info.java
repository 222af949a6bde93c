/**
 * Fleets of traces with Apache Spark: {@link org.eclipse.tracecompass.spark.BuildJob} builds,
 * {@link org.eclipse.tracecompass.spark.SyncJob} finds the clocks, the package {@code source} makes
 * tables of the results. {@link org.eclipse.tracecompass.spark.AstrolabeSpark} is the program.
 */
package org.eclipse.tracecompass.spark;
