package org.eclipse.tracecompass.spark;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.eclipse.tracecompass.tmf.fleet.core.FleetTables;

/** Runs SQL over the tables of a fleet. */
final class QueryJob {

    private final SparkSession spark;

    QueryJob(SparkSession spark) {
        this.spark = spark;
    }

    /** Makes the tables of a fleet known by their names. */
    void open(String manifest) {
        for (String table : FleetTables.names()) {
            spark.read()
                    .format("astrolabe")
                    .option("table", table)
                    .load(manifest)
                    .createOrReplaceTempView(table);
        }
    }

    Dataset<Row> run(String sql) {
        return spark.sql(sql);
    }
}
