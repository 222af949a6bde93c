/**
 * The tables of a fleet as a data source of Spark, {@code spark.read().format("astrolabe")}. Read
 * {@link org.eclipse.tracecompass.spark.source.FleetSource} first.
 */
package org.eclipse.tracecompass.spark.source;
