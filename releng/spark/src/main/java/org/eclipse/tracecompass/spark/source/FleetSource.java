package org.eclipse.tracecompass.spark.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The data source {@code astrolabe}: {@code format("astrolabe").option("table",
 * "states").load(manifest)}. Times are by the common clock if the fleet has one.
 */
public final class FleetSource implements TableProvider, DataSourceRegister {

    static final String TABLE = "table";
    static final String PATH = "path";

    /** For Spark, which finds this class by its service. */
    public FleetSource() {
        // nothing is known yet
    }

    @Override
    public String shortName() {
        return "astrolabe";
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        return table(options).schema();
    }

    @Override
    public Table getTable(
            StructType schema, Transform[] partitioning, Map<String, String> properties) {
        return table(new CaseInsensitiveStringMap(properties));
    }

    private static FleetTable table(CaseInsensitiveStringMap options) {
        String path = options.get(PATH);
        String name = options.get(TABLE);
        if (path == null || name == null) {
            throw new IllegalArgumentException(
                    "Say load(MANIFEST) and option(\"table\", NAME) to read a fleet");
        }
        try {
            return FleetTable.open(
                    path, name, SparkSession.active().sparkContext().hadoopConfiguration());
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read: " + e.getMessage(), e);
        }
    }
}
